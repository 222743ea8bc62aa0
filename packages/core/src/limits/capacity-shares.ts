import { AppError } from '../errors/app-error.ts';
import type { Sender } from './sender.ts';

/** The share of a common resource that one request holds. */
export type CapacityHold = {
  /** Throws when the amount does not fit. */
  add(amount: number): void;
  end(): void;
};

export type CapacityShares = { open(sender: Sender): CapacityHold };

/** Parts of the whole: per network, per block, and the part reserved for blocks that hold nothing else. */
const NETWORK_PART = 0.4;
const BLOCK_PART = 0.5;
const NEWCOMER_PART = 0.2;

/**
 * Divides a limited resource of a process, such as memory for request bodies. A few senders cannot hold all of it: the
 * last part is reserved for blocks that hold nothing else. A request that is alone may take a network's full part.
 */
export function openCapacityShares(
  capacity: number,
  refusal: 'UPLOADS_BUSY' | 'RATE_LIMITED' = 'UPLOADS_BUSY',
): CapacityShares {
  const networks = new Map<string, number>();
  const blocks = new Map<string, number>();
  let total = 0;

  return {
    open({ network, block }) {
      let mine = 0;
      const move = (by: number): void => {
        mine += by;
        total += by;
        change(networks, network, by);
        change(blocks, block, by);
      };
      return {
        add(amount) {
          if (amount <= 0) return;
          const ofBlock = blocks.get(block) ?? 0;
          const isNewcomer = ofBlock === mine;
          const free = Math.min(
            capacity * NETWORK_PART - (networks.get(network) ?? 0),
            capacity * BLOCK_PART - ofBlock,
            capacity * (isNewcomer ? 1 : 1 - NEWCOMER_PART) - total,
          );
          if (amount > free) throw new AppError(refusal);
          move(amount);
        },
        end: () => move(-mine),
      };
    },
  };
}

function change(held: Map<string, number>, name: string, by: number): void {
  const left = (held.get(name) ?? 0) + by;
  if (left > 0) held.set(name, left);
  else held.delete(name);
}
