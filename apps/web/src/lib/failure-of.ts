import { errorTable } from '@app/contract/errors';
import type { AnalysisEvent } from '@app/contract/events';

/** What ended a run or a reply, in the words the product shows: `status: body`. */
export function failureOf({ code, message }: Extract<AnalysisEvent, { type: 'error' }>): Error {
  return new Error(message && `${errorTable[code].status}: ${message}`);
}
