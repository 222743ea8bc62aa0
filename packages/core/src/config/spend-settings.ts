import { describedFor, dollars, share } from './setting-types.ts';

/** The caps on the cost of model calls. */
export const spendCaps = {
  SPEND_VISITOR_DAY_USD: dollars
    .default(2)
    .meta(
      describedFor('models', 'What model calls for a visitor may cost in a day of UTC, in US dollars; 0 allows none.'),
    ),
  SPEND_NETWORK_DAY_USD: dollars
    .default(6)
    .meta(describedFor('models', 'The same for a network: an IPv4 address or an IPv6 /64.')),
  SPEND_NETWORK_SHARE: share
    .default(0.2)
    .meta(describedFor('models', 'The part of the hourly budget of all visitors that a network may use, from 0 to 1.')),
  SPEND_BLOCK_SHARE: share
    .default(0.3)
    .meta(
      describedFor(
        'models',
        'The part of the hourly and of the daily budget that a block of networks (IPv4 /24, IPv6 /48) may use.',
      ),
    ),
  SPEND_NEWCOMER_SHARE: share
    .default(0.2)
    .meta(
      describedFor(
        'models',
        "The part of the budget of all that is reserved for blocks which have not used a visitor's daily budget yet.",
      ),
    ),
  SPEND_PROVIDER_HOUR_USD: dollars
    .optional()
    .meta(
      describedFor(
        'models',
        'The hourly budget of each provider; without it one provider may use up the budget of all.',
      ),
    ),
  SPEND_PROVIDER_DAY_USD: dollars.optional().meta(describedFor('models', 'The daily budget of each provider.')),
  SPEND_ALL_HOUR_USD: dollars.default(20).meta(describedFor('models', 'What all model calls may cost in an hour.')),
  SPEND_ALL_DAY_USD: dollars.default(100).meta(describedFor('models', 'What all model calls may cost in a day.')),
};
