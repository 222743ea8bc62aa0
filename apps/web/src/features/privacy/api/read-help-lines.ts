import { type HelpLines, readHelpLines as route } from '@app/contract/help-lines';
import { call } from '../../../lib/api-client.ts';

/** Sends no credentials: a visitor who only looks for help gets no cookie. */
export function readHelpLines(): Promise<HelpLines> {
  return call(route, { credentials: 'omit' });
}
