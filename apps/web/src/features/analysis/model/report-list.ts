import type { Message } from '@app/contract/messages';
import { type AnalysisState, isBusy } from './analysis-state.ts';

export type Report = { key: string; text: string; isStreaming: boolean; isUnfinished: boolean };

/** The stored analyses and, after them, the one being written until it is stored too: under one key, so it stays put. */
export function listReports(messages: Message[], state: AnalysisState): Report[] {
  const stored = messages
    .filter(({ role, kind }) => role === 'assistant' && kind === 'analysis')
    .map(({ analysisId, content }) => ({ key: analysisId, text: content, isStreaming: false, isUnfinished: false }));
  const isStored = stored.some(({ key }) => key === state.analysisId);
  if (isStored || !(isBusy(state) || state.text)) return stored;
  const isStreaming = state.phase === 'starting' || state.phase === 'following';
  const isUnfinished = state.phase === 'stopped' || state.phase === 'failed';
  return [...stored, { key: state.analysisId ?? 'starting', text: state.text, isStreaming, isUnfinished }];
}
