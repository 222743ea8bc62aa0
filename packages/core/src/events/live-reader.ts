import { setTimeout as delay } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { asSealed, type Sealed } from '../vault/sealed.ts';
import { streamKey } from './live-store.ts';

export type LiveEntry = { id: string; event: Sealed };
/** `quiet`: no entry arrived for a while; the caller may check Postgres. */
export type LiveStep = { type: 'entries'; entries: LiveEntry[] } | { type: 'quiet' };

type Notice = LiveEntry & { previous: string };
type Listener = (notice: Notice) => void;

export type LiveReader = {
  follow(analysisId: string, after: string | undefined, signal: AbortSignal): AsyncGenerator<LiveStep>;
  readonly followers: number;
};

/**
 * A published message may be lost, so the reader reads the stream again after this much silence. The interval doubles
 * while the silence lasts and the connection holds; otherwise thousands of waiting readers would poll Redis all the
 * time.
 */
const QUIET_MS = 2_000;
const MAX_QUIET_MS = 16_000;
const SUBSCRIBE_MS = 1_000;
/** Limits each read: many readers may read at once, and Redis buffers every reply until the client takes it. */
const BATCH = 100;
/** A follower that lags this far drops further notices and reads the stream instead. */
const MAX_PENDING = 1_000;

/** All readers of this process share one subscriber connection. */
export function openLiveReader(commands: Redis, subscriber: Redis, prefix: string): LiveReader {
  const listeners = new Map<string, Set<Listener>>();
  /** One callback per follower: schedules its next read soon. */
  const alarms = new Set<() => void>();
  let followers = 0;

  // Messages published while the connection was lost reached no subscriber.
  subscriber.on('ready', () => {
    for (const alarm of alarms) alarm();
  });

  subscriber.on('messageBuffer', (channel: Buffer, message: Buffer) => {
    const notice = parseNotice(message);
    for (const listener of listeners.get(channel.toString()) ?? []) listener(notice);
  });

  async function listen(channel: string, listener: Listener): Promise<() => void> {
    const group = listeners.get(channel) ?? new Set();
    listeners.set(channel, group.add(listener));
    // While Redis is down the subscription waits. The reader must not wait, because it also reads from Postgres.
    if (group.size === 1) await Promise.race([subscriber.subscribe(channel), delay(SUBSCRIBE_MS)]);
    return () => {
      group.delete(listener);
      if (group.size > 0) return;
      listeners.delete(channel);
      subscriber.unsubscribe(channel).catch(() => {}); // a lost connection has no subscriptions left
    };
  }

  async function* follow(analysisId: string, after: string | undefined, signal: AbortSignal): AsyncGenerator<LiveStep> {
    const channel = streamKey(prefix, analysisId);
    let last = after ?? '0-0';
    let pending: Notice[] = [];
    let quietMs = QUIET_MS;
    let nextReadAt = soon(QUIET_MS);
    let wake = (): void => {};
    // Alarms may follow each other when Redis restarts repeatedly; none of them may postpone the next read.
    const alarm = (): void => {
      quietMs = QUIET_MS;
      nextReadAt = Math.min(nextReadAt, soon(QUIET_MS));
      wake();
    };
    const stop = await listen(channel, (notice) => {
      if (notice.event.length === 0) return alarm(); // erased: only Postgres knows the outcome
      if (pending.length < MAX_PENDING) pending.push(notice);
      wake();
    });
    followers += 1;
    alarms.add(alarm);
    const read = async (): Promise<LiveEntry[]> => {
      // A Redis outage counts as silence, not as the end: the next read may succeed.
      const rows = await commands.xrangeBuffer(channel, `(${last}`, '+', 'COUNT', BATCH).catch(() => []);
      return rows.map(([id, fields]) => ({ id: id.toString(), event: asSealed(fields[1] ?? Buffer.alloc(0)) }));
    };
    try {
      let mustRead = true;
      while (!signal.aborted) {
        const entries: LiveEntry[] = mustRead ? await read() : pending.filter(({ id }) => isAfter(id, last));
        if (!mustRead) pending = [];
        else mustRead = entries.length === BATCH;
        const newest = entries.at(-1);
        if (newest) {
          last = newest.id;
          yield { type: 'entries', entries };
          quietMs = QUIET_MS;
          nextReadAt = soon(QUIET_MS);
        }
        if (mustRead) continue;
        if (pending.length === 0) await waitForNotice((resume) => (wake = resume), nextReadAt, signal);
        if (pending.length === 0 && performance.now() >= nextReadAt && !signal.aborted) {
          mustRead = true;
          quietMs = subscriber.status === 'ready' ? Math.min(quietMs * 2, MAX_QUIET_MS) : QUIET_MS;
          nextReadAt = soon(quietMs);
          yield { type: 'quiet' };
        }
        if (!isContinuation(pending, last)) mustRead = true;
      }
    } finally {
      followers -= 1;
      alarms.delete(alarm);
      stop();
    }
  }

  return {
    follow,
    get followers() {
      return followers;
    },
  };
}

function parseNotice(message: Buffer): Notice {
  const first = message.indexOf(10);
  const second = message.indexOf(10, first + 1);
  return {
    previous: message.toString('latin1', 0, first),
    id: message.toString('latin1', first + 1, second),
    event: asSealed(message.subarray(second + 1)),
  };
}

/** True when the new notices follow the last entry without a gap. */
function isContinuation(pending: Notice[], last: string): boolean {
  let expected = last;
  for (const { id, previous } of pending) {
    if (!isAfter(id, expected)) continue;
    if (previous !== expected) return false;
    expected = id;
  }
  return pending.length < MAX_PENDING;
}

function isAfter(id: string, other: string): boolean {
  const [milliseconds = 0, sequence = 0] = id.split('-').map(Number);
  const [otherMilliseconds = 0, otherSequence = 0] = other.split('-').map(Number);
  return milliseconds === otherMilliseconds ? sequence > otherSequence : milliseconds > otherMilliseconds;
}

/** A time about `quietMs` from now, with jitter, so that readers that began to wait together do not read together. */
function soon(quietMs: number): number {
  return performance.now() + quietMs * (0.75 + Math.random() / 2);
}

/** Resolves on wake-up, at `untilMs`, or on abort. */
function waitForNotice(onWake: (resume: () => void) => void, untilMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, Math.max(0, untilMs - performance.now()));
    signal.addEventListener('abort', finish, { once: true });
    onWake(finish);
    if (signal.aborted) finish();
  });
}
