import type { Block } from '@app/contract/blocks';
import type { AnalysisEvent } from '@app/contract/events';
import { type BlockChange, placeBlocks } from '@app/contract/grow-blocks';
import type { Connection } from '../../../lib/event-stream.ts';
import type { RunRequest } from './run-request.ts';

export type Noticed = Pick<Extract<AnalysisEvent, { type: 'noticed' }>, 'quote' | 'shows' | 'start' | 'end'>;

export type AnalysisPhase = 'idle' | 'starting' | 'following' | 'saving' | 'done' | 'stopped' | 'failed';

export type AnalysisState = {
  phase: AnalysisPhase;
  /** The request made on this page; undefined for a run that was already open on load. */
  request: RunRequest | undefined;
  framework: string | undefined;
  analysisId: string | undefined;
  /** Id of the stored message, once it exists; the message list then shows it instead of `text`. */
  messageId: string | undefined;
  /** The newest analysis finished on this page. */
  finishedId: string | undefined;
  percent: number;
  /** Passages the model noticed first, shown until its text begins. */
  noticed: Noticed[];
  text: string;
  /** The report as far as it is written, and its language; empty where a server sends only text. */
  blocks: Block[];
  lang: string | undefined;
  /** A chunk is missing: no text is appended until the reopened stream has filled the gap. */
  hasGap: boolean;
  /** Incremented when the stream must be reopened. */
  streamNumber: number;
  connection: Connection;
  /** The browser solves a proof of work before the server accepts the request. */
  isSolving: boolean;
};

export type AnalysisAction =
  | AnalysisEvent
  | { type: 'start'; request: RunRequest }
  | { type: 'upload'; share: number }
  | { type: 'puzzle'; isOn: boolean }
  | { type: 'accepted'; analysisId: string }
  | { type: 'resume'; analysisId: string; framework: string }
  | { type: 'connection'; connection: Connection }
  /** The messages are loaded. The bar shows 100 % for a moment. */
  | { type: 'messages-loaded' }
  /** That moment is over: the run is done. */
  | { type: 'full-bar-shown' }
  | { type: 'stop' }
  | { type: 'fail' }
  | { type: 'reset' };

export const idle: AnalysisState = {
  phase: 'idle',
  request: undefined,
  framework: undefined,
  analysisId: undefined,
  messageId: undefined,
  finishedId: undefined,
  percent: 0,
  noticed: [],
  text: '',
  blocks: [],
  lang: undefined,
  hasGap: false,
  streamNumber: 0,
  connection: 'live',
  isSolving: false,
};

const PERCENT = { asked: 10, uploaded: 20, started: 30, saved: 90, done: 100 };

export function reduce(state: AnalysisState, action: AnalysisAction): AnalysisState {
  switch (action.type) {
    case 'start':
      return begin(state, { phase: 'starting', request: action.request, framework: action.request.framework });
    case 'upload':
      return state.phase === 'starting' ? rise(state, uploadPercent(action.share)) : state;
    case 'puzzle':
      return state.phase === 'starting' ? { ...state, isSolving: action.isOn } : state;
    case 'accepted':
      if (state.phase !== 'starting') return state;
      return rise({ ...state, phase: 'following', analysisId: action.analysisId }, PERCENT.uploaded);
    case 'resume': {
      const { analysisId, framework } = action;
      return isBusy(state) ? state : begin(state, { phase: 'following', analysisId, framework });
    }
    case 'messages-loaded':
      return state.phase === 'saving' ? { ...state, percent: PERCENT.done, connection: 'live' } : state;
    case 'full-bar-shown':
      if (state.phase !== 'saving') return state;
      return { ...state, phase: 'done', finishedId: state.analysisId, percent: PERCENT.done };
    case 'stop':
      return isBusy(state) ? endUnfinished(state, 'stopped') : state;
    case 'fail':
      return isBusy(state) ? endUnfinished(state, 'failed') : state;
    case 'reset':
      return idle;
    case 'connection':
      if (state.phase !== 'following' && state.phase !== 'saving') return state;
      return { ...state, connection: action.connection };
    case 'progress':
    case 'noticed':
    case 'text-delta':
    case 'snapshot':
    case 'blocks':
    case 'restart':
    case 'reconnect':
    case 'end':
    case 'error':
      return state.phase === 'following' ? reduceFollowed(state, action) : state;
  }
}

export function isBusy({ phase }: AnalysisState): boolean {
  return phase === 'starting' || phase === 'following' || phase === 'saving';
}

/** The model has noticed passages but has not started writing. */
export function isNoticing(state: AnalysisState): boolean {
  return isBusy(state) && state.text === '' && state.noticed.length > 0;
}

function begin({ finishedId }: AnalysisState, run: Partial<AnalysisState>): AnalysisState {
  return { ...idle, finishedId, percent: PERCENT.asked, ...run };
}

function endUnfinished(state: AnalysisState, phase: 'stopped' | 'failed'): AnalysisState {
  return { ...state, phase, percent: 0, connection: 'live', isSolving: false };
}

function rise(state: AnalysisState, percent: number): AnalysisState {
  return percent > state.percent ? { ...state, percent } : state;
}

function uploadPercent(share: number): number {
  return Math.round(PERCENT.asked + (PERCENT.uploaded - PERCENT.asked) * Math.min(1, share));
}

function reduceFollowed(state: AnalysisState, event: AnalysisEvent): AnalysisState {
  switch (event.type) {
    case 'progress':
      return rise(state, Math.min(event.percent, PERCENT.saved));
    case 'text-delta':
      return appendChunk(state, event.offset, event.text);
    case 'snapshot':
      return { ...state, text: event.text, blocks: event.blocks ?? [], lang: event.lang, hasGap: false };
    case 'blocks':
      return addBlocks({ ...state, lang: event.lang }, event);
    case 'noticed':
      return addNoticed(state, event);
    case 'restart':
      return {
        ...state,
        noticed: [],
        text: '',
        blocks: [],
        hasGap: false,
        percent: Math.min(state.percent, PERCENT.started),
      };
    case 'reconnect':
      return state;
    case 'end':
      return { ...rise(state, PERCENT.saved), phase: 'saving', messageId: event.messageId, connection: 'live' };
    case 'error':
      return endUnfinished(state, event.code === 'ANALYSIS_CANCELLED' ? 'stopped' : 'failed');
  }
}

/** A replay may deliver the same event twice; it is listed once. */
function addNoticed(state: AnalysisState, { quote, shows, start, end }: Noticed): AnalysisState {
  const isKnown = state.noticed.some((noticed) => noticed.start === start && noticed.end === end);
  return isKnown ? state : { ...state, noticed: [...state.noticed, { quote, shows, start, end }] };
}

/** A replay may deliver the same chunk twice: it is appended once. A chunk after a gap is not appended. */
function appendChunk(state: AnalysisState, offset: number, chunk: string): AnalysisState {
  const { text } = state;
  if (offset > text.length) return reopen(state);
  const fresh = chunk.slice(text.length - offset);
  return fresh === '' ? state : { ...state, text: text + fresh, hasGap: false };
}

/** Blocks after a gap are not added. */
function addBlocks(state: AnalysisState, change: BlockChange): AnalysisState {
  const blocks = placeBlocks(state.blocks, change);
  return blocks ? { ...state, blocks } : reopen(state);
}

const reopen = (state: AnalysisState): AnalysisState =>
  state.hasGap ? state : { ...state, hasGap: true, streamNumber: state.streamNumber + 1 };
