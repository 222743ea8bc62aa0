import { errorTable } from '@app/contract/errors';
import type { AnalysisEvent } from '@app/contract/events';
import { sayFailure } from '../words/say-failure.ts';

/** What ended a run or a reply, in the words the product shows. */
export async function failureOf({ code, message }: Extract<AnalysisEvent, { type: 'error' }>): Promise<Error> {
  return new Error(message && (await sayFailure(errorTable[code].status, code, message)));
}
