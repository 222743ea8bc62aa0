import { atLeastOne, told } from './setting-types.ts';

/** Quotas of media worker time. */
export const fileSeconds = {
  FILE_SECONDS_VISITOR_HOUR: atLeastOne
    .default(300)
    .meta(
      told('all', 'Seconds of media workers that a visitor may use in an hour, for files read, analysed and made.'),
    ),
  FILE_SECONDS_NETWORK_HOUR: atLeastOne
    .default(450)
    .meta(told('all', 'The same for a network; a block of networks may use four times as much.')),
  FILE_SECONDS_ALL_HOUR: atLeastOne
    .default(3_000)
    .meta(
      told(
        'all',
        'The same for all together, for one media worker that reads a file at a time: raise it with their number. The last fifth is kept for blocks that have used little.',
      ),
    ),
};
