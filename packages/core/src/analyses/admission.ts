import type { Config } from '../config/config.ts';
import type { Admission, StoredBytes } from '../db/admission.ts';
import type { QuotaSubject } from '../db/analyses.ts';
import type { CounterUse } from '../db/counters.ts';

const MEGABYTE = 1_000_000;
/** The part of the daily storage quota that is reserved for blocks which have stored little yet. */
const NEWCOMER_PART = 0.2;

/** Two of the longest texts per network, four per block. */
const maxOpenBytes = { network: 14 * MEGABYTE, block: 28 * MEGABYTE };

const daily = (name: string, limit: number, amount = 1): CounterUse => ({ name, window: 'day', limit, amount });
const dailyOf = (kind: string, hash: Buffer, limit: number, amount = 1): CounterUse =>
  daily(`${kind}:${hash.toString('base64url')}`, limit, amount);

/** The visitor's counter comes first: its lock also serializes the counting of the visitor's open analyses. */
export function admissionOf(config: Config, quotaSubject: QuotaSubject, bytes: number): Admission {
  const { visitor, network, block } = quotaSubject;
  const uses = [
    dailyOf('analyses-visitor', visitor, config.ANALYSES_VISITOR_DAY),
    dailyOf('analyses-network', network, config.ANALYSES_NETWORK_DAY),
    dailyOf('analyses-block', block, config.ANALYSES_BLOCK_DAY),
  ];
  const stored = storedBytes(config, quotaSubject, bytes);
  return { uses, quotaSubject, maxOpen: config.ANALYSES_VISITOR_AT_ONCE, maxOpenBytes, stored };
}

/** A few senders cannot fill the disks: the last part of the daily quota is open to newcomers only. */
function storedBytes(config: Config, { visitor, network, block }: QuotaSubject, bytes: number): StoredBytes {
  const ofBlock = dailyOf('bytes-block', block, config.STORED_MB_BLOCK_DAY * MEGABYTE, bytes);
  const newcomerBytes = config.STORED_MB_VISITOR_DAY * MEGABYTE;
  return {
    own: [
      dailyOf('bytes-visitor', visitor, newcomerBytes, bytes),
      dailyOf('bytes-network', network, config.STORED_MB_NETWORK_DAY * MEGABYTE, bytes),
      ofBlock,
    ],
    block: ofBlock,
    all(usedByBlock) {
      const part = usedByBlock <= newcomerBytes ? 1 : 1 - NEWCOMER_PART;
      return daily('bytes-all', config.STORED_MB_ALL_DAY * MEGABYTE * part, bytes);
    },
  };
}

export function listChatCounterUses(config: Config, { visitor, network, block }: QuotaSubject): CounterUse[] {
  return [
    dailyOf('chats-visitor', visitor, config.CHATS_VISITOR_DAY),
    dailyOf('chats-network', network, config.CHATS_NETWORK_DAY),
    dailyOf('chats-block', block, config.CHATS_BLOCK_DAY),
  ];
}
