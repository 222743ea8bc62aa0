import type { AnalysisEvent } from '@app/contract/events';

export type AnalysisPhase = 'idle' | 'starting' | 'following' | 'saving' | 'done' | 'stopped' | 'failed';

export type AnalysisState = {
  phase: AnalysisPhase;
  analysisId: string | undefined;
  /** The stored answer, once there is one; the list of messages then shows it instead of `text`. */
  messageId: string | undefined;
  isFromTextBox: boolean;
  percent: number;
  text: string;
  /** A piece went missing: nothing is added until the stream, opened afresh, has filled the hole. */
  hasGap: boolean;
  /** Raised when the stream must be opened afresh. */
  streamNumber: number;
};

export type AnalysisAction =
  | AnalysisEvent
  | { type: 'start' }
  | { type: 'accepted'; analysisId: string }
  | { type: 'resume'; analysisId: string }
  | { type: 'settled' }
  | { type: 'stop' }
  | { type: 'fail' };

export const idle: AnalysisState = {
  phase: 'idle',
  analysisId: undefined,
  messageId: undefined,
  isFromTextBox: false,
  percent: 0,
  text: '',
  hasGap: false,
  streamNumber: 0,
};

const STARTED_PERCENT = 30;

export function reduce(state: AnalysisState, action: AnalysisAction): AnalysisState {
  switch (action.type) {
    case 'start':
      return { ...idle, phase: 'starting', isFromTextBox: true, percent: 10 };
    case 'accepted':
      return state.phase === 'starting' ? { ...state, phase: 'following', analysisId: action.analysisId } : state;
    case 'resume':
      return isBusy(state) ? state : { ...idle, phase: 'following', analysisId: action.analysisId, percent: 10 };
    case 'settled':
      return state.phase === 'saving' ? { ...state, phase: 'done' } : state;
    case 'stop':
      return isBusy(state) ? { ...state, phase: 'stopped', percent: 0 } : state;
    case 'fail':
      return isBusy(state) ? { ...state, phase: 'failed', percent: 0 } : state;
    case 'progress':
    case 'text-delta':
    case 'snapshot':
    case 'restart':
    case 'reconnect':
    case 'end':
    case 'error':
      return state.phase === 'following' ? reduceEvent(state, action) : state;
  }
}

export function isBusy({ phase }: AnalysisState): boolean {
  return phase === 'starting' || phase === 'following' || phase === 'saving';
}

function reduceEvent(state: AnalysisState, event: AnalysisEvent): AnalysisState {
  switch (event.type) {
    case 'progress':
      return { ...state, percent: Math.max(state.percent, event.percent) };
    case 'text-delta':
      return addPiece(state, event.offset, event.text);
    case 'snapshot':
      return { ...state, text: event.text, hasGap: false };
    case 'restart':
      return { ...state, text: '', hasGap: false, percent: Math.min(state.percent, STARTED_PERCENT) };
    case 'reconnect':
      return state;
    case 'end':
      return { ...state, phase: 'saving', messageId: event.messageId, percent: 100 };
    case 'error':
      return { ...state, phase: event.code === 'ANALYSIS_CANCELLED' ? 'stopped' : 'failed', percent: 0 };
  }
}

/** Pieces may come twice (a replay) but are never added twice, and never past a hole. */
function addPiece(state: AnalysisState, offset: number, piece: string): AnalysisState {
  const { text } = state;
  if (offset > text.length) {
    return state.hasGap ? state : { ...state, hasGap: true, streamNumber: state.streamNumber + 1 };
  }
  const fresh = piece.slice(text.length - offset);
  return fresh === '' ? state : { ...state, text: text + fresh, hasGap: false };
}
