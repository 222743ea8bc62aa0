/** Limits no test or measurement meets unless it is about them: one visitor does there what a town does elsewhere. */
export const generousLimits = {
  ANALYSES_VISITOR_DAY: '1000000',
  ANALYSES_VISITOR_AT_ONCE: '1000000',
  ANALYSES_NETWORK_DAY: '1000000',
  CHATS_VISITOR_DAY: '1000000',
  SPEND_VISITOR_DAY_USD: '1000000',
  SPEND_NETWORK_DAY_USD: '1000000',
  SPEND_ALL_HOUR_USD: '1000000',
  SPEND_ALL_DAY_USD: '1000000',
};
