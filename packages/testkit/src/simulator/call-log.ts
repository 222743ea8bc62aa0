import type { IncomingHttpHeaders } from 'node:http';

import type { ProviderId } from '@app/contract/models';

import type { FaultName } from './faults.ts';
import type { MessagePart } from './wire/read-parts.ts';
import type { Tokens } from './wire/wire.ts';

export type RequestRecord = {
  provider: ProviderId;
  path: string;
  headers: IncomingHttpHeaders;
  /** The body as sent, except that images are shortened and a recording is replaced by its size and hash. */
  body: unknown;
  /** Texts and images of the last user message, in order. */
  parts: MessagePart[];
  fault: FaultName | undefined;
  /** The billed tokens, once known. */
  tokens?: Tokens;
  /** `closed`: the caller disconnected before the answer was complete. */
  outcome: 'open' | 'done' | 'closed';
};

export type CallLog = { add(record: RequestRecord): void; list(): RequestRecord[] };

const KEPT_RECORDS = 500;

/** Keeps the newest calls. */
export function createCallLog(): CallLog {
  const kept: RequestRecord[] = [];
  return {
    add(record) {
      kept.push(record);
      if (kept.length > KEPT_RECORDS) kept.shift();
    },
    list: () => [...kept],
  };
}
