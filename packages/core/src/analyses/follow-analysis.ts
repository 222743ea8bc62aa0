import type { Block } from '@app/contract/blocks';
import { AnalysisEvent, isFinalEvent } from '@app/contract/events';
import { errorTable } from '@app/contract/errors';
import { placeBlocks } from '@app/contract/grow-blocks';
import { findAnalysis, type AnalysisRow } from '../db/analyses.ts';
import type { LiveEntry } from '../events/live-reader.ts';
import type { ApiServices } from '../services.ts';
import { isFinal, type OwnedAnalysis, type OwnedSession } from '../sessions/authorise.ts';
import { openUpload } from '../uploads/stored-upload.ts';
import type { ContentKey } from '../vault/vault.ts';
import { readInput } from './read-input.ts';
import { readMessage } from './read-messages.ts';
import { eventContext } from './sealing-contexts.ts';

/** `id` is the position from which a reader may resume; events built from Postgres have none. */
export type Followed = { id?: string; event: AnalysisEvent };

/**
 * Yields the events of one analysis up to the final one: live from Redis after `after`. The text of a finished
 * analysis, or of one whose stream is gone, comes as a whole from Postgres.
 */
export async function* followAnalysis(
  services: ApiServices,
  { analysis, session }: OwnedAnalysis,
  after: string | undefined,
  signal: AbortSignal,
): AsyncGenerator<Followed, void, undefined> {
  if (isFinal(analysis.status)) return yield* finalEvents(services, analysis, session);
  const keys = [session.key, ...(await uploadKeys(services, analysis, session))];
  let isFirst = after === undefined;
  for await (const step of services.reader.follow(analysis.id, after, signal)) {
    if (step.type === 'quiet') {
      const row = await findAnalysis(services.db, analysis.id);
      if (!row || isFinal(row.status))
        return yield* finalEvents(services, row ?? { ...analysis, status: 'cancelled' }, session);
      continue;
    }
    const followed = step.entries.flatMap((entry) => openEntry(services, keys, analysis.id, entry) ?? []);
    for (const item of isFirst ? foldEvents(followed) : followed) {
      yield item;
      if (isFinalEvent(item.event)) return;
    }
    isFirst = false;
  }
}

/** During the `prepare` stage events are sealed with the key of the file, because a media worker has no session key. */
async function uploadKeys(
  services: ApiServices,
  { id, stage }: AnalysisRow,
  { key }: OwnedSession,
): Promise<ContentKey[]> {
  const input = stage === 'prepare' ? await readInput(services, key, id) : undefined;
  return input?.type === 'upload' ? [openUpload(services, input.upload, key).key] : [];
}

function openEntry(
  { vault }: ApiServices,
  keys: ContentKey[],
  analysisId: string,
  { id, event }: LiveEntry,
): Followed | undefined {
  let opened: string | undefined;
  for (const key of keys) opened ??= vault.open(key, eventContext(analysisId), event);
  const parsed = opened === undefined ? undefined : AnalysisEvent.safeParse(JSON.parse(opened));
  return parsed?.success ? { id, event: parsed.data } : undefined;
}

/** Folds past events into one step for a reader that starts late: the newest progress, the text, the end. */
export function foldEvents(followed: Followed[]): Followed[] {
  let report: ReportSoFar = { text: '' };
  let progress: AnalysisEvent | undefined;
  let final: Followed | undefined;
  for (const item of followed) {
    report = growReport(report, item.event);
    if (item.event.type === 'progress') progress = item.event;
    else if (isFinalEvent(item.event)) final = item;
  }
  const last = followed.at(-1);
  if (!last?.id) return followed;
  return [
    ...(progress ? [{ event: progress }] : []),
    { id: last.id, event: { type: 'snapshot', ...report } },
    ...(final ? [final] : []),
  ];
}

type ReportSoFar = { text: string; blocks?: Block[] | undefined; lang?: string | undefined };

function growReport(report: ReportSoFar, event: AnalysisEvent): ReportSoFar {
  switch (event.type) {
    case 'text-delta':
      return { ...report, text: report.text.slice(0, event.offset) + event.text };
    case 'blocks':
      return { ...report, lang: event.lang, blocks: placeBlocks(report.blocks ?? [], event) ?? [] };
    case 'snapshot': {
      const { text, blocks, lang } = event;
      return { text, blocks, lang };
    }
    case 'restart':
      return { text: '' };
    case 'progress':
    case 'noticed':
    case 'end':
    case 'error':
    case 'reconnect':
      return report;
  }
}

async function* finalEvents(
  services: ApiServices,
  analysis: AnalysisRow,
  session: OwnedSession,
): AsyncGenerator<Followed, void, undefined> {
  const message = analysis.status === 'done' ? await readMessage(services, session, analysis.id) : undefined;
  if (message) {
    const { content: text, blocks, lang = 'en' } = message;
    yield { event: { type: 'snapshot', text, ...(blocks && { blocks, lang }) } };
    yield { event: { type: 'end', messageId: message.id } };
    return;
  }
  const code = analysis.errorCode ?? (analysis.status === 'cancelled' ? 'ANALYSIS_CANCELLED' : 'INTERNAL');
  yield { event: { type: 'error', code, message: errorTable[code].message } };
}
