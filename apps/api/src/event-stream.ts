import type { AnalysisEvent } from '@app/contract/events';
import { followAnalysis } from '@app/core/analyses/follow-analysis';
import type { Metrics } from '@app/core/metrics/metrics';
import type { ApiServices } from '@app/core/services';
import type { OwnedAnalysis } from '@app/core/sessions/authorise';
import { hashedSender } from '@app/core/sessions/hashed-sender';
import type { FastifyReply } from 'fastify';
import { closedSignal } from './closed-signal.ts';

const HEARTBEAT_MS = 15_000;
/** A reader that accepts no data for this long is disconnected; it resumes after its last event. */
const DRAIN_LIMIT_MS = 3_000;

type StreamReader = {
  reply: FastifyReply;
  /** Id of the reader's last event. */
  after?: string | undefined;
  draining: AbortSignal;
};

/** Streams the events of an analysis until its last one, or until this process closes. */
export async function streamEvents(
  services: ApiServices,
  owned: OwnedAnalysis,
  { reply, after, draining }: StreamReader,
): Promise<FastifyReply> {
  const hold = reply.server.holdStream(reply.request.ip);
  const stream = openEventStream(reply);
  const left = closedSignal(reply);
  const signal = AbortSignal.any([left, draining, stream.cut]);
  const closed = countStream(services.metrics);
  const countReplayed = createReplayCounter(services, reply);
  let isBroken = false;
  try {
    for await (const { id, event } of followAnalysis(services, owned, after, signal)) {
      await countReplayed(id);
      await stream.send(event, id);
    }
    if (draining.aborted) await stream.send({ type: 'reconnect' });
  } catch (error) {
    isBroken = true;
    services.log.warn({ analysisId: owned.analysis.id, error }, 'event stream broke, its reader resumes');
  } finally {
    stream.close();
    hold.end();
    const ends = {
      broken: isBroken,
      slow: stream.cut.aborted,
      left: left.aborted,
      draining: draining.aborted,
      end: true,
    };
    closed(Object.entries(ends).find(([, isSo]) => isSo)?.[0] ?? 'end');
  }
  return reply;
}

/** Replaying this many older events counts as opening one more stream. */
const EVENTS_PER_STREAM = 250;

/**
 * Counts the replayed older events as further streams, so a client that starts from the beginning again and again
 * reaches its limit.
 */
function createReplayCounter(
  { limits, vault }: ApiServices,
  { request }: FastifyReply,
): (id?: string) => Promise<void> {
  const openedAt = Date.now();
  let replayed = 0;
  return async (id) => {
    if (id === undefined || Number(id.split('-')[0]) >= openedAt) return;
    replayed += 1;
    if (replayed % EVENTS_PER_STREAM === 0) await limits.take('live', hashedSender(vault, 'rate', request.ip));
  };
}

function countStream(metrics: Metrics): (closed: string) => void {
  metrics.count('app_streams_opened_total', {});
  metrics.move('app_streams_open', {}, 1);
  return (closed) => {
    metrics.move('app_streams_open', {}, -1);
    metrics.count('app_streams_closed_total', { closed });
  };
}

type EventStream = { cut: AbortSignal; send(event: AnalysisEvent, id?: string): Promise<void>; close(): void };

function openEventStream(reply: FastifyReply): EventStream {
  const { raw } = reply;
  const cut = new AbortController();
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  raw.write('retry: 500\n\n');
  const heartbeat = setInterval(() => raw.write(': alive\n\n'), HEARTBEAT_MS);

  return {
    cut: cut.signal,
    async send(event, id) {
      const isTaken = raw.write(`${id ? `id: ${id}\n` : ''}data: ${JSON.stringify(event)}\n\n`);
      if (isTaken || raw.destroyed || (await drained(raw))) return;
      raw.destroy();
      cut.abort();
    },
    close() {
      clearInterval(heartbeat);
      raw.end();
    },
  };
}

function drained(raw: FastifyReply['raw']): Promise<boolean> {
  return new Promise((resolve) => {
    const finish = (isDrained: boolean) => () => {
      clearTimeout(timer);
      raw.off('drain', onDrain).off('close', onClose);
      resolve(isDrained);
    };
    const onDrain = finish(true);
    const onClose = finish(false);
    const timer = setTimeout(finish(false), DRAIN_LIMIT_MS);
    raw.once('drain', onDrain).once('close', onClose);
  });
}
