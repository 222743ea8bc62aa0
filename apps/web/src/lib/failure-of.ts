import { errorTable } from '@app/contract/errors';
import type { AnalysisEvent } from '@app/contract/events';
import { httpError } from './api-client.ts';

/** Converts the error event of a run or reply into an error with the message the product shows. */
export async function failureOf({ code, message }: Extract<AnalysisEvent, { type: 'error' }>): Promise<Error> {
  return message ? httpError(errorTable[code].status, message, { code }) : new Error('');
}
