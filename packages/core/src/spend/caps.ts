import type { ProviderId } from '@app/contract/models';
import type { Config } from '../config/config.ts';
import type { Payer } from '../db/analyses.ts';
import type { Cap } from '../db/model-calls.ts';

const MICRO = 1_000_000;

/** What one call is held against, the narrow ones first: the counters all share are locked last and for the shortest time. */
export function capsOf(config: Config, { payer, provider }: { payer: Payer; provider: ProviderId }): Cap[] {
  const visitor = `visitor:${payer.visitor.toString('base64url')}`;
  const network = `network:${payer.network.toString('base64url')}`;
  const rows = [
    [visitor, 'day', config.SPEND_VISITOR_DAY_USD, 'BUDGET_USED'],
    [network, 'day', config.SPEND_NETWORK_DAY_USD, 'BUDGET_USED'],
  ] as const;
  return [...toCaps(rows), ...sharedCapsOf(config, provider)];
}

/** What all visitors share, of one provider and of all. */
export function sharedCapsOf(config: Config, provider: ProviderId): Cap[] {
  return toCaps([
    [`provider:${provider}`, 'hour', config.SPEND_PROVIDER_HOUR_USD, 'SPEND_CAPPED'],
    [`provider:${provider}`, 'day', config.SPEND_PROVIDER_DAY_USD, 'SPEND_CAPPED'],
    ['all', 'hour', config.SPEND_ALL_HOUR_USD, 'SPEND_CAPPED'],
    ['all', 'day', config.SPEND_ALL_DAY_USD, 'SPEND_CAPPED'],
  ]);
}

type Row = readonly [name: string, window: Cap['window'], dollars: number | undefined, code: Cap['code']];

function toCaps(rows: readonly Row[]): Cap[] {
  return rows.flatMap(([name, window, dollars, code]) =>
    // An hour and a day may begin at the same moment: the name tells them apart.
    dollars === undefined
      ? []
      : [{ name: `spend-${window}:${name}`, window, limit: Math.floor(dollars * MICRO), code }],
  );
}
