import type { AnalysisEvent } from '@app/contract/events';
import type { Message } from '@app/contract/messages';

/** One question and the reply to it, until both are messages. `stopped`: the visitor has seen enough. */
export type ChatState = {
  phase: 'idle' | 'replying' | 'stopped' | 'answered';
  /** Nothing when the reply was found open on load: the question is one of the messages then. */
  question: string | undefined;
  text: string;
  isSolving: boolean;
};

export type ChatAction =
  | AnalysisEvent
  | { type: 'ask'; question: string | undefined }
  | { type: 'puzzle'; isOn: boolean }
  | { type: 'stop' }
  | { type: 'answered' }
  | { type: 'clear' };

export const silent: ChatState = { phase: 'idle', question: undefined, text: '', isSolving: false };

export function reduceChat(state: ChatState, action: ChatAction): ChatState {
  if (action.type === 'ask') return { ...silent, phase: 'replying', question: action.question };
  if (action.type === 'clear') return silent;
  if (state.phase !== 'replying') return state;
  switch (action.type) {
    case 'puzzle':
      return { ...state, isSolving: action.isOn };
    case 'stop':
      return { ...state, phase: 'stopped', isSolving: false };
    case 'answered':
      return { ...silent, phase: 'answered' };
    case 'snapshot':
      return { ...state, text: action.text };
    case 'restart':
      return { ...state, text: '' };
    case 'text-delta':
      return addPiece(state, action.offset, action.text);
    case 'progress':
    case 'noticed':
    case 'reconnect':
    case 'end':
    case 'error':
      return state;
  }
}

export type Unsaved = {
  /** The question on its way, until it is one of the messages. */
  pending?: string;
  reply?: { text: string; isStreaming: boolean };
};

/** What the page shows behind the messages. Of an unfinished exchange the server may have kept the question, or both. */
export function listUnsaved({ phase, question, text }: ChatState, messages: Message[]): Unsaved {
  if (phase === 'idle' || phase === 'answered') return {};
  const said = messages.filter(({ kind }) => kind === 'chat');
  const asked = said.findLastIndex(
    ({ role, content }) => role === 'user' && (question === undefined || content === question),
  );
  const sinceThen = said.length - 1 - asked;
  const reply = { text, isStreaming: phase === 'replying' };
  if (phase === 'stopped' && asked !== -1 && sinceThen === 1) return {};
  const isKept = question === undefined || (asked !== -1 && sinceThen === 0);
  return isKept ? { reply } : { pending: question, reply };
}

/** Pieces are never added twice, and never past a hole: the stored reply fills it. */
function addPiece(state: ChatState, offset: number, piece: string): ChatState {
  if (offset > state.text.length) return state;
  return { ...state, text: state.text + piece.slice(state.text.length - offset) };
}
