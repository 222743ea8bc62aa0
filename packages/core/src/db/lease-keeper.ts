import type { Log } from '../log/log.ts';
import type { Database } from './database.ts';
import { endLease, endLeasesOf, type Holder, type Lease, renewLeases } from './leases.ts';

/** The leases this process holds. One query renews them all. */
export type LeaseKeeper = Holder & {
  /** Starts the periodic renewal. */
  start(): void;
  /** Renews this lease from now on. The signal aborts when another process took the row, or on `abort`. */
  hold(lease: Lease): AbortSignal;
  release(lease: Lease): Promise<void>;
  /** Claims a row. A claim without a response may be committed; its lease is then ended and the row queued again. */
  claim<Row>(id: string, claim: () => Promise<Row | undefined>): Promise<Row | undefined>;
  /** Stops the work on a row if this process holds it. */
  abort(id: string): void;
  /**
   * The time on Postgres's clock until which this process may call others dead: it has reached Postgres without a gap
   * for MISSED_RENEWALS_MS, and that clock did not jump. Undefined: it may not.
   */
  trustedUntil(): Date | undefined;
  /** Postgres's clock; that of this machine before the first contact. */
  databaseNowMs(): number;
  stop(): void;
};

export const RENEW_EVERY_MS = 5_000;
/** Without a renewal for this long, that is two missed ones, the owner of a lease may be dead. */
export const MISSED_RENEWALS_MS = 10_000;
/** A statement without a response may still be committed until it has timed out. */
const DOUBT_MS = 30_000;

type Held = { epoch: number; work: AbortController };

export function openLeaseKeeper(db: Database, log: Log, holder: Holder): LeaseKeeper {
  const { owner, leaseMs } = holder;
  const held = new Map<string, Held>();
  const doubted = new Map<string, number>();
  /** Claims in flight: their leases must not be ended as doubtful. */
  const claiming = new Set<string>();
  let ending: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isRenewing = false;
  let contactSinceMs = Number.POSITIVE_INFINITY;
  let lastContactMs = Number.NEGATIVE_INFINITY;
  /** How far Postgres's clock is ahead of this process's monotonic one. */
  let aheadMs = Number.NaN;

  /** Runs without any lease too: the response shows that Postgres is reachable. */
  async function renew(): Promise<void> {
    const asked = [...held].map(([id, { epoch }]) => ({ id, epoch }));
    const { kept, nowMs } = await renewLeases(db, asked, leaseMs);
    const now = performance.now();
    const hasJumped = Math.abs(nowMs - now - aheadMs) > MISSED_RENEWALS_MS;
    if (hasJumped) log.error({ store: 'postgres' }, 'the clock of the database jumped');
    if (hasJumped || now - lastContactMs > MISSED_RENEWALS_MS || contactSinceMs === Number.POSITIVE_INFINITY)
      contactSinceMs = now;
    lastContactMs = now;
    aheadMs = nowMs - now;
    for (const { id, epoch } of asked) {
      const lease = held.get(id);
      if (kept.has(id) || lease?.epoch !== epoch) continue;
      held.delete(id);
      lease.work.abort();
      log.warn({ analysisId: id, attempt: epoch }, 'lease lost, the work on it ends');
    }
  }

  async function endDoubted(): Promise<void> {
    const ids = [...doubted.keys()].filter((id) => !held.has(id) && !claiming.has(id));
    if (ids.length > 0) await endLeasesOf(db, owner, ids);
    for (const [id, untilMs] of doubted) if (performance.now() > untilMs || held.has(id)) doubted.delete(id);
  }

  /** Only one renewal runs at a time; otherwise those that piled up during an outage would all query at once. */
  async function renewAndEndDoubted(): Promise<void> {
    if (isRenewing) return;
    isRenewing = true;
    try {
      await renew();
      ending = endDoubted();
      await ending;
    } catch (error) {
      // Without Postgres no other process can claim either. The work continues, and saving checks the attempt.
      contactSinceMs = Number.POSITIVE_INFINITY;
      log.warn({ count: held.size, error }, 'leases not renewed');
    } finally {
      isRenewing = false;
    }
  }

  return {
    ...holder,
    start() {
      timer ??= setInterval(() => void renewAndEndDoubted(), RENEW_EVERY_MS);
      void renewAndEndDoubted();
    },
    async claim(id, claim) {
      await ending.catch(() => {});
      claiming.add(id);
      try {
        const row = await claim();
        if (!row) claiming.delete(id);
        return row;
      } catch (error) {
        claiming.delete(id);
        doubted.set(id, performance.now() + DOUBT_MS);
        throw error;
      }
    },
    hold({ id, epoch }) {
      claiming.delete(id);
      const work = new AbortController();
      held.set(id, { epoch, work });
      return work.signal;
    },
    async release({ id, epoch }) {
      if (held.get(id)?.epoch === epoch) held.delete(id);
      try {
        await endLease(db, { id, epoch });
      } catch (error) {
        doubted.set(id, performance.now() + DOUBT_MS);
        log.warn({ analysisId: id, attempt: epoch, error }, 'lease not ended yet');
      }
    },
    abort: (id) => held.get(id)?.work.abort(),
    trustedUntil() {
      const now = performance.now();
      const isStable = now - lastContactMs <= MISSED_RENEWALS_MS && now - contactSinceMs >= MISSED_RENEWALS_MS;
      return isStable ? new Date(now + aheadMs + MISSED_RENEWALS_MS) : undefined;
    },
    databaseNowMs: () => (Number.isNaN(aheadMs) ? Date.now() : Math.round(performance.now() + aheadMs)),
    stop: () => clearInterval(timer),
  };
}
