import { readStatus as route, type Status } from '@app/contract/status';
import { call } from '../../../lib/api-client.ts';

/** Sends no credentials: a visitor who only reads about privacy gets no cookie. */
export function readStatusAnonymously(): Promise<Status> {
  return call(route, { credentials: 'omit' });
}
