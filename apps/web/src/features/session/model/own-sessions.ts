import { queryOptions } from '@tanstack/react-query';
import { listSessions } from '../api/list-sessions.ts';

/** The visitor's sessions, refetched on every use. */
export const ownSessions = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => listSessions(signal),
  staleTime: 0,
});
