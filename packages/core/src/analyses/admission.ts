import type { Config } from '../config/config.ts';
import type { Admission } from '../db/admission.ts';
import type { Payer } from '../db/analyses.ts';
import type { Take } from '../db/counters.ts';

const daily = (kind: string, hash: Buffer, limit: number): Take => ({
  name: `${kind}:${hash.toString('base64url')}`,
  window: 'day',
  limit,
});

/** The visitor's counter first: it also keeps the visitor's analyses from being counted by two at once. */
export function admissionOf(config: Config, { visitor, network, block }: Payer): Admission {
  const takes = [
    daily('analyses-visitor', visitor, config.ANALYSES_VISITOR_DAY),
    daily('analyses-network', network, config.ANALYSES_NETWORK_DAY),
    daily('analyses-block', block, config.ANALYSES_BLOCK_DAY),
  ];
  return { takes, visitor, mostOpen: config.ANALYSES_VISITOR_AT_ONCE };
}

export function turnTakes(config: Config, { visitor }: Payer): Take[] {
  return [daily('chats-visitor', visitor, config.CHATS_VISITOR_DAY)];
}
