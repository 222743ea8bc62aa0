import type { ProviderId } from '@app/contract/models';
import type { Config } from '../config/config.ts';
import type { QuotaSubject } from '../db/analyses.ts';
import type { Cap, Caps } from '../db/model-calls.ts';

const MICRO = 1_000_000;

type Call = { quotaSubject: QuotaSubject; provider: ProviderId };

/**
 * The caps of one call, narrow ones first: the shared counters are locked last and for the shortest time. A few
 * networks cannot use up the total budget, and a part of it is reserved for newcomers.
 */
export function capsOf(config: Config, { quotaSubject, provider }: Call): Caps {
  const visitor = `visitor:${quotaSubject.visitor.toString('base64url')}`;
  const network = `network:${quotaSubject.network.toString('base64url')}`;
  const hour = config.SPEND_ALL_HOUR_USD;
  const rows: Row[] = [
    [visitor, 'day', config.SPEND_VISITOR_DAY_USD, 'BUDGET_USED'],
    [network, 'hour', shareOf(config, hour, config.SPEND_NETWORK_SHARE), 'SPEND_CAPPED'],
    [network, 'day', config.SPEND_NETWORK_DAY_USD, 'BUDGET_USED'],
    [blockName(quotaSubject), 'hour', shareOf(config, hour, config.SPEND_BLOCK_SHARE), 'SPEND_CAPPED'],
    [
      blockName(quotaSubject),
      'day',
      shareOf(config, config.SPEND_ALL_DAY_USD, config.SPEND_BLOCK_SHARE),
      'BUDGET_USED',
    ],
  ];
  return {
    own: toCaps(rows),
    block: nameOf(blockName(quotaSubject), 'day'),
    shared(spentByBlock) {
      const isNewcomer = spentByBlock < config.SPEND_VISITOR_DAY_USD * MICRO;
      return sharedCapsOf(config, provider, isNewcomer ? 1 : 1 - config.SPEND_NEWCOMER_SHARE);
    },
  };
}

const blockName = ({ block }: QuotaSubject): string => `block:${block.toString('base64url')}`;

/** At least what one visitor may spend: a share of a tiny budget would lock everyone out. 1 means no limit. */
const shareOf = (config: Config, dollars: number, share: number): number | undefined =>
  share === 1 ? undefined : Math.max(dollars * share, config.SPEND_VISITOR_DAY_USD);

/** The caps shared by all visitors, per provider and in total. `part`: the part of the total that this call may use. */
export function sharedCapsOf(config: Config, provider: ProviderId, part = 1): Cap[] {
  return toCaps([
    [`provider:${provider}`, 'hour', config.SPEND_PROVIDER_HOUR_USD, 'SPEND_CAPPED'],
    [`provider:${provider}`, 'day', config.SPEND_PROVIDER_DAY_USD, 'SPEND_CAPPED'],
  ]).concat(capsOfAll(config, part));
}

export const capsOfAll = (config: Config, part = 1): Cap[] =>
  toCaps([
    ['all', 'hour', config.SPEND_ALL_HOUR_USD * part, 'SPEND_CAPPED'],
    ['all', 'day', config.SPEND_ALL_DAY_USD * part, 'SPEND_CAPPED'],
  ]);

type Row = readonly [name: string, window: Cap['window'], dollars: number | undefined, code: Cap['code']];

const toCaps = (rows: readonly Row[]): Cap[] => rows.filter(([, , dollars]) => dollars !== undefined).map(toCap);

/** An hour and a day may begin at the same moment, so the name contains the window. */
const nameOf = (name: string, window: Cap['window']): string => `spend-${window}:${name}`;

const toCap = ([name, window, dollars = 0, code]: Row): Cap => ({
  name: nameOf(name, window),
  window,
  limit: Math.round(dollars * MICRO),
  code,
});
