import { errorTable } from '@app/contract/errors';
import type { AnalysisEvent } from '@app/contract/events';
import { httpError } from './api-client.ts';

/** What ended a run or a reply, in the words the product shows. */
export async function failureOf({ code, message }: Extract<AnalysisEvent, { type: 'error' }>): Promise<Error> {
  return message ? httpError(errorTable[code].status, message, { code }) : new Error('');
}
