import { atLeastOne, describedFor } from './setting-types.ts';

/** Quotas of media worker time. */
export const fileSeconds = {
  FILE_SECONDS_VISITOR_HOUR: atLeastOne
    .default(300)
    .meta(
      describedFor(
        'all',
        'Seconds of media workers that a visitor may use in an hour, for files read, analysed and made.',
      ),
    ),
  FILE_SECONDS_NETWORK_HOUR: atLeastOne
    .default(450)
    .meta(describedFor('all', 'The same for a network; a block of networks may use four times as much.')),
  FILE_SECONDS_ALL_HOUR: atLeastOne
    .default(3_000)
    .meta(
      describedFor(
        'all',
        'The same for all visitors together, for one media worker that reads one file at a time: raise it with their number. The last fifth is reserved for blocks that have used little.',
      ),
    ),
};
