import type { Block } from '@app/contract/blocks';
import type { Message } from '@app/contract/messages';
import type { ProviderId } from '@app/contract/models';
import { type AnalysisState, isBusy, type Noticed } from './analysis-state.ts';

export type ListedReport = {
  key: string;
  text: string;
  /** Absent in reports that are only text. */
  blocks?: Block[] | undefined;
  /** Shown until the text begins. */
  noticed: Noticed[];
  isStreaming: boolean;
  isUnfinished: boolean;
  /** Its missing parts can still be requested. */
  isPartial: boolean;
  /** The language of the report, known once it has blocks. */
  lang?: string | undefined;
  /** A fixed notice: it cannot be downloaded, shared or discussed. */
  isNotice: boolean;
  /** The title in the list of reports. */
  title: string;
  framework: string | undefined;
  model: ProviderId | undefined;
  createdAt: string | undefined;
};

const plain = { noticed: [], isStreaming: false, isUnfinished: false, isPartial: false, isNotice: false };

/**
 * The stored analyses, followed by the one being written. That one keeps its key when it is stored, so React does not
 * remount it, and it replaces the partial report it completes.
 */
export function listReports(messages: Message[], state: AnalysisState): ListedReport[] {
  const stored = messages.filter(({ role, kind }) => role === 'assistant' && kind === 'analysis').map(toReport);
  const isStored = stored.some(({ key }) => key === state.analysisId);
  if (isStored || !(isBusy(state) || state.text)) return stored;
  const isStreaming = state.phase === 'starting' || state.phase === 'following';
  const isUnfinished = state.phase === 'stopped' || state.phase === 'failed';
  const { analysisId: key = 'starting', text, noticed, lang } = state;
  const blocks = state.blocks.length > 0 ? state.blocks : undefined;
  const partial = isBusy(state) && state.request?.type === 'rest' ? state.request.analysisId : undefined;
  const others = stored.filter((report) => report.key !== partial);
  const title = titleOf(text);
  const made = { title, framework: state.framework, model: undefined, createdAt: undefined };
  return [...others, { ...plain, ...made, key, text, blocks, lang, noticed, isStreaming, isUnfinished }];
}

function toReport(message: Message): ListedReport {
  const { analysisId: key, content: text, isPartial = false, isNotice = false, framework, model } = message;
  const { createdAt, lang, blocks } = message;
  const title = message.opening ?? (titleOf(text) || (message.title ?? ''));
  return { ...plain, key, text, blocks, isPartial, isNotice, title, framework, model, createdAt, lang };
}

const HEADING = /^#{1,6} +(.+)$/m;

/** The first headline of the report. */
const titleOf = (text: string): string => HEADING.exec(text)?.[1]?.replaceAll(/[*_`]/g, '') ?? '';

/** The report the visitor chose, or the newest. */
export function findInView(reports: ListedReport[], chosen: string | undefined): ListedReport | undefined {
  return reports.find(({ key }) => key === chosen) ?? reports.at(-1);
}

/** Whether the report can be downloaded, shared and discussed: it is complete and not a notice. */
export function isUsable(report: ListedReport | undefined, state: AnalysisState): boolean {
  if (!report || report.isNotice) return false;
  return report.createdAt !== undefined || report.key === state.finishedId;
}

/** The newest analysis to chat about: the one just finished, or the newest in the list. Notices do not count. */
export function findUsableId(messages: Message[], finishedId: string | undefined): string | undefined {
  const analyses = messages.filter(({ role, kind }) => role === 'assistant' && kind === 'analysis');
  const isNotice = analyses.some((message) => message.analysisId === finishedId && message.isNotice);
  if (finishedId !== undefined && !isNotice) return finishedId;
  return analyses.findLast((message) => !message.isNotice)?.analysisId;
}
