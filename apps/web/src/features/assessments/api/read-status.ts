import { readStatus as route, type Status } from '@app/contract/status';
import { call } from '../../../lib/api-client.ts';

export function readStatus(): Promise<Status> {
  return call(route);
}
