import type { AnalysisEvent } from '@app/contract/events';
import type { Message } from '@app/contract/messages';

/** One question and its reply until both are stored messages. `stopped`: the visitor pressed Stop. */
export type ChatState = {
  phase: 'idle' | 'replying' | 'stopped' | 'answered';
  /** Undefined for a reply that was already open on load: its question is one of the messages. */
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
      return appendChunk(state, action.offset, action.text);
    case 'blocks':
    case 'progress':
    case 'noticed':
    case 'reconnect':
    case 'end':
    case 'error':
      return state;
  }
}

export type Unsaved = {
  /** The question in flight, until it is one of the messages. */
  pending?: string;
  reply?: { text: string; isStreaming: boolean };
};

/**
 * What the page shows after the messages. For an unfinished exchange the server may have stored the question, or both.
 */
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

/** A chunk is appended once and never after a gap: the stored reply fills it. */
function appendChunk(state: ChatState, offset: number, chunk: string): ChatState {
  if (offset > state.text.length) return state;
  return { ...state, text: state.text + chunk.slice(state.text.length - offset) };
}
