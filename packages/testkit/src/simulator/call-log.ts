import type { IncomingHttpHeaders } from 'node:http';

import type { ProviderId } from '@app/contract/models';

import type { FaultName } from './faults.ts';
import type { MessagePart } from './wire/read-parts.ts';
import type { Tokens } from './wire/wire.ts';
import type { SmallTask } from './writing/small-tasks.ts';

export type RequestRecord = {
  provider: ProviderId;
  path: string;
  headers: IncomingHttpHeaders;
  /** The body as sent, except that images are shortened and a recording is replaced by its size and hash. */
  body: unknown;
  /** Texts and images of the last user message, in order. */
  parts: MessagePart[];
  fault: FaultName | undefined;
  /** Set for calls to small models. */
  task?: SmallTask | undefined;
  /** The billed tokens, once known. */
  tokens?: Tokens;
  /** `closed`: the caller disconnected before the answer was complete. */
  outcome: 'open' | 'done' | 'closed';
};

/** Calls to writing models. */
export type Counts = { calls: number; open: number; closedEarly: number };
export type Stats = Counts & { providers: Record<ProviderId, Counts> };

const KEPT_RECORDS = 500;

export type CallLog = {
  begin(record: Omit<RequestRecord, 'outcome'>): RequestRecord;
  end(record: RequestRecord, outcome: 'done' | 'closed'): void;
  /** Calls to writing models; `smallRecords` lists calls to small models. */
  records(): RequestRecord[];
  smallRecords(): RequestRecord[];
  stats(): Stats;
};

export function createCallLog(): CallLog {
  const kept: RequestRecord[] = [];
  const keptSmall: RequestRecord[] = [];
  const zero = (): Counts => ({ calls: 0, open: 0, closedEarly: 0 });
  const providers: Stats['providers'] = { openai: zero(), anthropic: zero(), deepseek: zero(), perplexity: zero() };

  return {
    begin(fields) {
      const record: RequestRecord = { ...fields, outcome: 'open' };
      const list = record.task === undefined ? kept : keptSmall;
      list.push(record);
      if (list.length > KEPT_RECORDS) list.shift();
      if (record.task !== undefined) return record;
      providers[record.provider].calls += 1;
      providers[record.provider].open += 1;
      return record;
    },
    end(record, outcome) {
      if (record.outcome !== 'open') return;
      record.outcome = outcome;
      if (record.task !== undefined) return;
      providers[record.provider].open -= 1;
      if (outcome === 'closed') providers[record.provider].closedEarly += 1;
    },
    records: () => [...kept],
    smallRecords: () => [...keptSmall],
    stats() {
      const all = Object.values(providers);
      const sum = (key: keyof Counts): number => all.reduce((total, counts) => total + counts[key], 0);
      return { calls: sum('calls'), open: sum('open'), closedEarly: sum('closedEarly'), providers };
    },
  };
}
