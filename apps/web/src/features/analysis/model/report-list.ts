import type { Message } from '@app/contract/messages';
import { type AnalysisState, isBusy, type Noticed } from './analysis-state.ts';

export type Report = {
  key: string;
  text: string;
  /** Shown until the text begins. */
  noticed: Noticed[];
  isStreaming: boolean;
  isUnfinished: boolean;
  /** Parts of it can still be asked for. */
  isPartial: boolean;
};

const finished = { noticed: [], isStreaming: false, isUnfinished: false, isPartial: false };

/** The stored analyses and, after them, the one being written until it is stored too: under one key, so it stays put. It takes the place of the partial one it completes. */
export function listReports(messages: Message[], state: AnalysisState): Report[] {
  const stored = messages
    .filter(({ role, kind }) => role === 'assistant' && kind === 'analysis')
    .map(({ analysisId, content, isPartial = false }) => ({ ...finished, key: analysisId, text: content, isPartial }));
  const isStored = stored.some(({ key }) => key === state.analysisId);
  if (isStored || !(isBusy(state) || state.text)) return stored;
  const isStreaming = state.phase === 'starting' || state.phase === 'following';
  const isUnfinished = state.phase === 'stopped' || state.phase === 'failed';
  const { analysisId: key = 'starting', text, noticed } = state;
  const partial = isBusy(state) && state.request?.type === 'rest' ? state.request.analysisId : undefined;
  const others = stored.filter((report) => report.key !== partial);
  return [...others, { ...finished, key, text, noticed, isStreaming, isUnfinished }];
}

/** The analysis that can be downloaded, shared and talked about: the one just finished, or the newest. A notice is none. */
export function findUsableId(messages: Message[], finishedId: string | undefined): string | undefined {
  const analyses = messages.filter(({ role, kind }) => role === 'assistant' && kind === 'analysis');
  const isNotice = analyses.some((message) => message.analysisId === finishedId && message.isNotice);
  if (finishedId !== undefined && !isNotice) return finishedId;
  return analyses.findLast((message) => !message.isNotice)?.analysisId;
}
