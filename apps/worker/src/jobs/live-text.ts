import type { AnalysisEvent } from '@app/contract/events';
import { secondsSince } from '@app/core/analyses/count-end';
import { eventPlace } from '@app/core/analyses/sealed-places';
import { type ClaimedAnalysis, holdsAnalysis } from '@app/core/db/analyses';
import { claimStream, emitEvent } from '@app/core/events/live-store';
import type { Services } from '@app/core/services';
import type { Sealed } from '@app/core/vault/sealed';
import type { ContentKey } from '@app/core/vault/vault';
import { outlast } from './outlast.ts';

/** The text of one attempt on its way to the readers. */
export type LiveText = {
  /** Aborted when another attempt took over: nothing may be written any more. */
  signal: AbortSignal;
  /** Collected and sent at most once per flush interval, the first piece at once. */
  append(piece: string): void;
  /** Replaces what readers have, when the finished text is not what streamed. */
  replace(text: string): void;
  send(event: AnalysisEvent): void;
  readonly text: string;
  /** Resolves when everything sent so far is in the stream. */
  close(): Promise<void>;
};

const HEARTBEAT_MS = 5_000;

export async function openLiveText(
  services: Services,
  { id: analysisId, attempt, isAgain, stage, provider }: ClaimedAnalysis,
  key: ContentKey,
): Promise<LiveText> {
  const { db, live, vault, config, metrics } = services;
  const fenced = new AbortController();
  let text = '';
  let sent = 0;
  /** Readers have another text until the next snapshot. */
  let isReplaced = false;
  let timer: NodeJS.Timeout | undefined;
  let lastFlush = 0;
  let chain = Promise.resolve();

  const seal = (event: AnalysisEvent): Sealed => vault.seal(key, eventPlace(analysisId), JSON.stringify(event));
  const write = (event?: AnalysisEvent, at?: { offset: number; length: number }) =>
    outlast(() =>
      emitEvent(live, { analysisId, epoch: attempt, ...(event && { event: seal(event) }), ...(at && { text: at }) }),
    );

  const claim = (firstEvent?: Sealed) => outlast(() => claimStream(live, { analysisId, epoch: attempt, firstEvent }));

  /** Redis forgot the stream or its owner: if Postgres says it is still ours, it begins again with the whole text. */
  async function recover(): Promise<void> {
    const isOurs = await outlast(() => holdsAnalysis(db, analysisId, attempt));
    if (!isOurs || !(await claim())) return fenced.abort();
    const whole = isReplaced ? '' : text.slice(0, sent);
    await write({ type: 'snapshot', text: whole }, { offset: 0, length: whole.length });
  }

  async function deliver(event?: AnalysisEvent, at?: { offset: number; length: number }): Promise<void> {
    if (fenced.signal.aborted) return;
    const result = await write(event, at);
    if (result === 'fenced') fenced.abort();
    if (result !== 'lost') return;
    await recover();
    // Text is part of the snapshot; anything else is said again.
    if (event && !at && !fenced.signal.aborted) await write(event);
  }

  /** One write after the other: each says where the text stands. */
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
      const offset = sent;
      const piece = text.slice(offset);
      if (!piece || isReplaced) return;
      if (offset === 0) metrics.observe('app_first_text_seconds', { stage, provider }, secondsSince(analysisId));
      metrics.count('app_text_flushes_total', {});
      sent = text.length;
      await deliver({ type: 'text-delta', offset, text: piece }, { offset, length: sent });
    });
  }

  // Preparing gives no text: a first attempt at writing finds none, any later one voids what readers have.
  const restart = stage !== 'prepare' && isAgain ? seal({ type: 'restart', attempt }) : undefined;
  if (!(await claim(restart))) fenced.abort();
  const heartbeat = setInterval(() => enqueue(() => deliver()), HEARTBEAT_MS);

  return {
    signal: fenced.signal,
    get text() {
      return text;
    },
    append(piece) {
      metrics.count('app_text_chunks_total', {});
      text += piece;
      if (timer) return;
      if (lastFlush === 0) flush();
      // All analyses of a process flush at the same moments, so that their writes leave together.
      else timer = setTimeout(flush, config.FLUSH_MS - (Date.now() % config.FLUSH_MS));
    },
    replace(whole) {
      text = whole;
      isReplaced = true;
      enqueue(async () => {
        if (!isReplaced) return;
        isReplaced = false;
        // With what was added since.
        sent = text.length;
        await deliver({ type: 'snapshot', text }, { offset: -1, length: sent });
      });
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
