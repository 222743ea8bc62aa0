import type { Block } from '@app/contract/blocks';
import type { AnalysisEvent } from '@app/contract/events';
import { secondsSince } from '@app/core/analyses/record-analysis-end';
import { eventContext } from '@app/core/analyses/sealing-contexts';
import { type ClaimedAnalysis, holdsAnalysis } from '@app/core/db/analyses';
import { claimStream, emitEvent } from '@app/core/events/live-store';
import type { Services } from '@app/core/services';
import type { Sealed } from '@app/core/vault/sealed';
import type { ContentKey } from '@app/core/vault/vault';
import { changeBetween, keepsPlaces } from '@app/contract/grow-blocks';
import { retryWhileStoreIsDown } from './retry-while-store-is-down.ts';

/** The text of one attempt, streamed to its readers. */
export type LiveText = {
  /** Aborts when another attempt has taken over: this one may not write any more. */
  signal: AbortSignal;
  /** Buffers the text and sends it at most once per flush interval, the first piece at once. */
  append(piece: string): void;
  /** Replaces the readers' text when the finished text differs from the streamed one. */
  replace(text: string): void;
  /** Shows a report as far as it is written: its blocks, and the Markdown of them. */
  show(report: LiveReport): void;
  send(event: AnalysisEvent): void;
  readonly text: string;
  /** Resolves when all events sent so far are in the stream. */
  close(): Promise<void>;
};

/** The text of a report, and the blocks that it is written from. */
export type LiveReport = { text: string; blocks: readonly Block[]; lang: string };

const HEARTBEAT_MS = 5_000;

/** Claims the event stream for this attempt, restarting the text of an earlier one, and sends heartbeats until closed. */
export async function openLiveText(
  services: Services,
  { id: analysisId, attempt, isAgain, stage, provider }: ClaimedAnalysis,
  key: ContentKey,
): Promise<LiveText> {
  const { db, live, vault, config, metrics } = services;
  const fenced = new AbortController();
  let text = '';
  let sent = 0;
  /** True while readers still have the old text, until the next snapshot. */
  let isReplaced = false;
  let report: Omit<LiveReport, 'text'> | undefined;
  let sentBlocks: readonly Block[] = [];
  let timer: NodeJS.Timeout | undefined;
  let lastFlush = 0;
  let chain = Promise.resolve();

  const seal = (event: AnalysisEvent): Sealed => vault.seal(key, eventContext(analysisId), JSON.stringify(event));
  const write = (event?: AnalysisEvent, at?: { offset: number; length: number }) =>
    retryWhileStoreIsDown(() =>
      emitEvent(live, { analysisId, epoch: attempt, ...(event && { event: seal(event) }), ...(at && { text: at }) }),
    );

  const claim = (firstEvent?: Sealed) =>
    retryWhileStoreIsDown(() => claimStream(live, { analysisId, epoch: attempt, firstEvent }));

  /** Redis lost the stream or its owner. If Postgres confirms that this attempt holds the row, resend all text. */
  async function recover(): Promise<void> {
    const isOurs = await retryWhileStoreIsDown(() => holdsAnalysis(db, analysisId, attempt));
    if (!isOurs || !(await claim())) return fenced.abort();
    const whole = isReplaced ? '' : text.slice(0, sent);
    await write(snapshotOf(whole, isReplaced ? [] : sentBlocks), { offset: 0, length: whole.length });
  }

  const snapshotOf = (whole: string, blocks: readonly Block[]): AnalysisEvent => ({
    type: 'snapshot',
    text: whole,
    ...(report && { blocks: [...blocks], lang: report.lang }),
  });

  /** The blocks that readers do not have yet. One event for all of them: a finished report has hundreds. */
  async function sendBlocks(): Promise<void> {
    const change = report && changeBetween(sentBlocks, report.blocks);
    if (!report || !change) return;
    sentBlocks = report.blocks;
    await deliver({ type: 'blocks', at: change.at, blocks: [...change.blocks], lang: report.lang });
  }

  async function deliver(event?: AnalysisEvent, at?: { offset: number; length: number }): Promise<void> {
    if (fenced.signal.aborted) return;
    const result = await write(event, at);
    if (result === 'fenced') fenced.abort();
    if (result !== 'lost') return;
    await recover();
    // A text delta is part of the snapshot; any other event is sent again.
    if (event && !at && !fenced.signal.aborted) await write(event);
  }

  /** Serializes the writes, because each carries its text position. */
  function enqueue(work: () => Promise<void>): void {
    chain = chain.then(work).catch((error: unknown) => {
      services.log.warn({ analysisId, error }, 'live text not sent');
      fenced.abort();
    });
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (text.length > sent) lastFlush = Date.now();
    enqueue(async () => {
      if (isReplaced) return;
      // Blocks first: a page that draws them shows the first words once it has both.
      await sendBlocks();
      await sendText();
    });
  }

  async function sendText(): Promise<void> {
    const offset = sent;
    const piece = text.slice(offset);
    if (!piece) return;
    if (offset === 0) metrics.observe('app_first_text_seconds', { stage, provider }, secondsSince(analysisId));
    metrics.count('app_text_flushes_total', {});
    sent = text.length;
    await deliver({ type: 'text-delta', offset, text: piece }, { offset, length: sent });
  }

  function append(piece: string): void {
    metrics.count('app_text_chunks_total', {});
    text += piece;
    if (timer) return;
    if (lastFlush === 0) flush();
    // All analyses of a process flush at the same moments, so that their writes are pipelined together.
    else timer = setTimeout(flush, config.FLUSH_MS - (Date.now() % config.FLUSH_MS));
  }

  function replace(whole: string): void {
    text = whole;
    isReplaced = true;
    enqueue(async () => {
      if (!isReplaced) return;
      isReplaced = false;
      // Includes the text appended since.
      sent = text.length;
      sentBlocks = report?.blocks ?? [];
      await deliver(snapshotOf(text, sentBlocks), { offset: -1, length: sent });
    });
  }

  // Preparing emits no text: a first attempt at writing has nothing to void, any later one voids the readers' text.
  const restart = stage !== 'prepare' && isAgain ? seal({ type: 'restart', attempt }) : undefined;
  if (!(await claim(restart))) fenced.abort();
  const heartbeat = setInterval(() => enqueue(() => deliver()), HEARTBEAT_MS);

  return {
    signal: fenced.signal,
    get text() {
      return text;
    },
    append,
    replace,
    show({ text: whole, blocks, lang }) {
      const isGrown = whole.startsWith(text) && (!report || keepsPlaces(report.blocks, blocks));
      report = { blocks, lang };
      if (isGrown) append(whole.slice(text.length));
      else replace(whole);
    },
    send(event) {
      flush();
      enqueue(() => deliver(event));
    },
    async close() {
      clearInterval(heartbeat);
      flush();
      await chain;
    },
  };
}
