import type { Redis } from 'ioredis';
import type { Sealed } from '../vault/sealed.ts';
import { claimScript, closeScript, emitScript, eraseScript } from './live-scripts.ts';

/** Every write and heartbeat renews the owner key. If it is absent, no worker writes this stream. */
const OWNER_MS = 90_000;
const STREAM_MS = 3_600_000;
/** Longer than a worker takes to notice that its analysis was deleted; after that, Postgres refuses its writes. */
const TOMBSTONE_MS = 600_000;

type Script = (...values: (string | number | Buffer)[]) => Promise<number>;
type Scripted = Redis & { claimLive: Script; emitLive: Script; closeLive: Script; eraseLive: Script };

export type LiveStore = { redis: Scripted; prefix: string };

export type EmitResult = 'written' | 'fenced' | 'lost';

/** The writing side of the live streams, and the key names that writers and readers share. */
export function openLiveStore(redis: Redis, prefix: string): LiveStore {
  redis.defineCommand('claimLive', { numberOfKeys: 2, lua: claimScript });
  redis.defineCommand('emitLive', { numberOfKeys: 2, lua: emitScript });
  redis.defineCommand('closeLive', { numberOfKeys: 2, lua: closeScript });
  redis.defineCommand('eraseLive', { numberOfKeys: 2, lua: eraseScript });
  return { redis: redis as Scripted, prefix };
}

/** Both keys of an analysis carry the same hash tag, so they always live on one shard. */
export const streamKey = (prefix: string, analysisId: string): string => `${prefix}:{${analysisId}}:stream`;
const ownerKey = (prefix: string, analysisId: string): string => `${prefix}:{${analysisId}}:owner`;
const keys = ({ prefix }: LiveStore, analysisId: string): [string, string] => [
  streamKey(prefix, analysisId),
  ownerKey(prefix, analysisId),
];

/** False when a newer attempt already owns the stream. */
export async function claimStream(
  store: LiveStore,
  claim: { analysisId: string; epoch: number; firstEvent?: Sealed | undefined },
): Promise<boolean> {
  const { analysisId, epoch, firstEvent } = claim;
  return (await store.redis.claimLive(...keys(store, analysisId), epoch, OWNER_MS, STREAM_MS, firstEvent ?? '')) === 1;
}

/** `text` is the writer's position; events without text fit at any position. Without `event` it is a heartbeat. */
export async function emitEvent(
  store: LiveStore,
  emit: { analysisId: string; epoch: number; event?: Sealed; text?: { offset: number; length: number } },
): Promise<EmitResult> {
  const { analysisId, epoch, event, text } = emit;
  const answer = await store.redis.emitLive(
    ...keys(store, analysisId),
    epoch,
    OWNER_MS,
    STREAM_MS,
    text?.offset ?? -1,
    text?.length ?? -1,
    event ?? '',
  );
  if (answer === 1) return 'written';
  return answer === 0 ? 'fenced' : 'lost';
}

/** Appends the last event of an analysis that was ended from outside. The stream refuses every later write. */
export async function closeStream(store: LiveStore, close: { analysisId: string; event: Sealed }): Promise<void> {
  await store.redis.closeLive(...keys(store, close.analysisId), OWNER_MS, STREAM_MS, close.event);
}

/** Deletes the stream and blocks later writes. Its readers learn the outcome from Postgres. */
export async function eraseStream(store: LiveStore, analysisId: string): Promise<void> {
  await store.redis.eraseLive(...keys(store, analysisId), TOMBSTONE_MS);
}
