import { AppError } from '@app/core/errors/app-error';
import type { Sender } from '@app/core/limits/sender';

/** The slot of one large body being received. */
export type Slot = {
  /** Starts the time in which the server waits for the client. */
  wait(): void;
  /** Throws UPLOAD_TOO_SLOW if another body has taken the slot. */
  receive(bytes: number): void;
  release(): void;
};

export type UploadSlots = {
  /** Waits briefly if no slot is free, then refuses. */
  take(sender: Sender): Promise<Slot>;
};

type Limits = {
  slots: number;
  /** How long a body waits for a slot. */
  waitMs?: number;
  /** Waiting time after which the pace of a client is measured. */
  graceMs?: number;
};

const WAIT_MS = 8_000;
const GRACE_MS = 3_000;
const CHECK_EVERY_MS = 250;
/** While a body waits for a slot, slower bodies than this may lose theirs. */
const BUSY_BYTES_PER_SECOND = 131_072;

type Holder = Sender & {
  bytes: number;
  waitedMs: number;
  waitsSince: number | undefined;
  paceSoFar: number;
  isLost: boolean;
};
type Waiter = Sender & { grant: (slot: Slot) => void };

/**
 * Slots for large bodies. The required pace rises with the load: while slots are free, slow bodies are left alone. When
 * all slots are taken and a body waits, the slowest body of the block that holds the most slots loses its slot. So a
 * few slow clients cannot block all others, from any networks.
 */
export function openUploadSlots({ slots, waitMs = WAIT_MS, graceMs = GRACE_MS }: Limits): UploadSlots {
  const holders = new Set<Holder>();
  const waiters = new Set<Waiter>();
  let timer: NodeJS.Timeout | undefined;

  const heldBy = (block: string): number => countOf(holders, block);

  /** Infinite until there is enough waiting time to measure it. */
  function paceOf({ bytes, waitedMs, waitsSince, paceSoFar }: Holder): number {
    const totalMs = waitedMs + (waitsSince === undefined ? 0 : performance.now() - waitsSince);
    return totalMs < graceMs ? paceSoFar : (bytes * 1_000) / totalMs;
  }

  function openSlot(sender: Sender): Slot {
    const holder: Holder = {
      ...sender,
      bytes: 0,
      waitedMs: 0,
      waitsSince: performance.now(),
      paceSoFar: Number.POSITIVE_INFINITY,
      isLost: false,
    };
    holders.add(holder);
    return {
      wait: () => void (holder.waitsSince = performance.now()),
      receive(bytes) {
        if (holder.isLost) throw new AppError('UPLOAD_TOO_SLOW');
        holder.bytes += bytes;
        holder.waitedMs += performance.now() - (holder.waitsSince ?? performance.now());
        holder.waitsSince = undefined; // our own write time does not count against the client
        if (holder.waitedMs < graceMs) return;
        Object.assign(holder, { paceSoFar: (holder.bytes * 1_000) / holder.waitedMs, bytes: 0, waitedMs: 0 });
      },
      release() {
        if (holders.delete(holder)) serve();
      },
    };
  }

  /** The slowest body of the block with the most slots, if that block holds more than the asking one. */
  function findSlowest(asking: Sender): Holder | undefined {
    const most = heldBy(asking.block);
    const slow = [...holders].filter((one) => paceOf(one) < BUSY_BYTES_PER_SECOND && heldBy(one.block) > most);
    return slow.toSorted((one, other) => heldBy(other.block) - heldBy(one.block) || paceOf(one) - paceOf(other))[0];
  }

  /** Serves the blocks with the fewest slots first. */
  function serve(): void {
    const inTurn = [...waiters].toSorted((one, other) => heldBy(one.block) - heldBy(other.block));
    for (const waiter of inTurn) {
      const lost = holders.size < slots ? undefined : findSlowest(waiter);
      if (lost) {
        lost.isLost = true;
        holders.delete(lost);
      }
      if (holders.size >= slots) continue;
      waiters.delete(waiter);
      waiter.grant(openSlot(waiter));
    }
    if (waiters.size === 0) clearInterval(timer);
  }

  return {
    async take(sender) {
      if (holders.size < slots && waiters.size === 0) return openSlot(sender);
      if (countOf(waiters, sender.block) >= slots || waiters.size >= slots * slots) throw new AppError('UPLOADS_BUSY');
      const { promise, resolve, reject } = Promise.withResolvers<Slot>();
      const waiter: Waiter = { ...sender, grant: resolve };
      if (waiters.size === 0) timer = setInterval(serve, CHECK_EVERY_MS);
      waiters.add(waiter);
      serve();
      const end = setTimeout(() => {
        if (waiters.delete(waiter)) reject(new AppError('UPLOADS_BUSY'));
        if (waiters.size === 0) clearInterval(timer);
      }, waitMs);
      return promise.finally(() => clearTimeout(end));
    },
  };
}

function countOf(senders: Iterable<Sender>, block: string): number {
  let count = 0;
  for (const sender of senders) if (sender.block === block) count += 1;
  return count;
}
