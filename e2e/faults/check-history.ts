import type { AnalysisRequest } from '@app/testkit/visitor';
import type { Acknowledged, ProviderCall, History, ReadReply, AnalysisRecord } from './history.ts';

/** Counts that must be zero, and figures for the report. */
export type Findings = {
  requests: number;
  /** Requests without an answer or with a status of 500 or more. */
  failed: number;
  /** Answers with 500, which means a bug, where "try again in a minute" would be true; or 503 that names no time. */
  unclear: number;
  acknowledged: number;
  /**
   * Acknowledged but not finished in time with its text, unless the visitor stopped it or its provider was ordered to
   * refuse.
   */
  lost: number;
  /** Acknowledged without a row: the answer was sent before the commit. */
  falseAcks: number;
  /**
   * Two analyses for one idempotency key, two calls for one part in one attempt, provider calls without a cost row, or
   * two messages for one analysis.
   */
  double: number;
  /** Provider calls beyond the first for the same part: the part was paid for again. */
  paidTwice: number;
  /** Reservations that were never settled. */
  unsettled: number;
  gaps: number;
  repeats: number;
  /** A reader's final text differs from the stored text, or the reader never received an end. */
  different: number;
  /** Cleared or cancelled, but present again. */
  returned: number;
  /** Attempts beyond the first. */
  restarts: number;
  failedWithReason: number;
  /** The highest number of calls for one part of one analysis. */
  mostCalls: number;
  pauseP99Ms: number;
  longestPauseMs: number;
  /** One line for every problem counted above. */
  problems: string[];
};

/** The counts that must be zero after every fault. */
export const zeroCounts = [
  'unclear',
  'lost',
  'falseAcks',
  'double',
  'paidTwice',
  'unsettled',
  'gaps',
  'repeats',
  'different',
  'returned',
] as const satisfies (keyof Findings)[];

/** An analysis that takes longer counts as lost. */
export const END_LIMIT_MS = 300_000;

type Kind = (typeof zeroCounts)[number];
type Problem = { kind: Kind; id: string; what: string };

/** Checks a run against the answers and events its visitors received and the data stored at the end. */
export function checkHistory(history: History, endLimitMs = END_LIMIT_MS): Findings {
  const { acknowledged, readings, rows, calls, asked } = history;
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const cleared = new Set(acknowledged.filter(({ granted }) => granted === 'cleared').map(({ id }) => id));
  const problems = [
    ...acknowledged.flatMap((ack) => judgeEnd(ack, rowOf.get(ack.id), { ...history, endLimitMs })),
    ...findDoubles(history),
    ...findPaidTwice(history),
    ...calls.filter(({ isSettled }) => !isSettled).map(unsettled),
    ...asked.filter(isUnclear).map(unclear),
    ...readings.flatMap((reading) => judgeReading(reading, { history, isCleared: cleared.has(reading.id) })),
  ];
  const count = (kind: Kind): number => problems.filter((problem) => problem.kind === kind).length;
  const pauses = readings.map(longestPause).toSorted((one, other) => one - other);
  return {
    requests: asked.length,
    failed: asked.filter(({ status }) => status === undefined || status >= 500).length,
    acknowledged: new Set(acknowledged.map(({ id }) => id)).size,
    ...(Object.fromEntries(zeroCounts.map((kind) => [kind, count(kind)])) as Record<Kind, number>),
    restarts: rows.reduce((sum, { attempt }) => sum + Math.max(0, attempt - 1), 0),
    failedWithReason: rows.filter(({ status, code }) => status === 'failed' && code !== null).length,
    mostCalls: Math.max(0, ...callsOfParts(calls).map((same) => same.length)),
    pauseP99Ms: Math.round(pauses[Math.ceil(pauses.length * 0.99) - 1] ?? 0),
    longestPauseMs: Math.round(pauses.at(-1) ?? 0),
    problems: problems.map(({ kind, id, what }) => `${kind}: ${id} ${what}`),
  };
}

const callsOfParts = (calls: ProviderCall[]): ProviderCall[][] => [
  ...Map.groupBy(calls, ({ analysisId, purpose }) => `${analysisId} ${purpose}`).values(),
];

type Ended = Pick<History, 'stored' | 'ordered'> & { endLimitMs: number };

function judgeEnd({ id, mark, granted }: Acknowledged, row: AnalysisRecord | undefined, ended: Ended): Problem[] {
  const { stored, ordered, endLimitMs } = ended;
  const message = stored.find((one) => one.id === id);
  if (granted === 'cleared') return row || message ? [{ kind: 'returned', id, what: 'was cleared and is there' }] : [];
  if (!row)
    return [
      { kind: 'falseAcks', id, what: 'was acknowledged and has no row' },
      { kind: 'lost', id, what: 'has no row' },
    ];
  if (granted === 'cancelled')
    return row.status === 'cancelled' && !message
      ? []
      : [{ kind: 'returned', id, what: `was cancelled and is ${row.status}` }];
  const lost = whyLost(row, { hasMessage: message !== undefined, mayBeRefused: ordered.includes(mark), endLimitMs });
  return lost ? [{ kind: 'lost', id, what: lost }] : [];
}

/** Error codes that providers cause. Whether the test ordered the error is checked separately. */
const isRefusal = (code: string | null): boolean => /^(PROVIDER_|MODEL_REFUSED|ANSWER_UNUSABLE)/.test(code ?? '');

type Ends = { hasMessage: boolean; mayBeRefused: boolean; endLimitMs: number };

function whyLost(
  { status, code, tookMs }: AnalysisRecord,
  { hasMessage, mayBeRefused, endLimitMs }: Ends,
): string | undefined {
  if (status === 'queued' || status === 'running') return `is still ${status}`;
  if (tookMs === null || tookMs > endLimitMs) return `ended after ${tookMs} ms`;
  if (status === 'failed') return mayBeRefused && isRefusal(code) ? undefined : `failed: ${code ?? 'nobody says why'}`;
  if (status === 'cancelled') return 'was cancelled by nobody';
  return status === 'done' && !hasMessage ? 'is done and its text is not there' : undefined;
}

function findDoubles({ acknowledged, calls, providerCalls, stored }: History): Problem[] {
  const double = (id: string, what: string): Problem => ({ kind: 'double', id, what });
  const idsOfMark = Map.groupBy(acknowledged, ({ mark }) => mark);
  const callsOf = Map.groupBy(calls, ({ analysisId }) => analysisId);
  const twice = [...Map.groupBy(calls, (call) => `${call.analysisId} attempt ${call.attempt} ${call.purpose}`)];
  const texts = Map.groupBy(
    stored.filter(({ kind, role }) => kind === 'analysis' && role === 'assistant'),
    ({ analysisId }) => analysisId,
  );
  return [
    ...[...idsOfMark].flatMap(([mark, acks]) => {
      const ids = [...new Set(acks.map(({ id }) => id))];
      const paid = ids.reduce((sum, id) => sum + (callsOf.get(id)?.length ?? 0), 0);
      const seen = providerCalls[mark] ?? 0;
      return [
        ...ids.slice(1).map((id) => double(id, `is a second analysis of ${mark}`)),
        ...(seen > paid ? [double(ids[0] ?? '', `was asked ${seen} times and paid for ${paid} times`)] : []),
      ];
    }),
    ...twice.flatMap(([name, same]) => same.slice(1).map(() => double(name, 'was called again'))),
    ...[...texts].flatMap(([id, same]) => same.slice(1).map(() => double(id, 'has another message'))),
  ];
}

/** Repeated calls are expected where the provider was ordered to fail. */
function findPaidTwice({ acknowledged, calls, providerCalls, ordered }: History): Problem[] {
  const callsOf = Map.groupBy(calls, ({ analysisId }) => analysisId);
  const partsOf = [...Map.groupBy(acknowledged, ({ mark }) => mark)].map(
    ([mark, acks]) =>
      [mark, new Set(acks.flatMap(({ id }) => callsOf.get(id) ?? []).map(({ purpose }) => purpose)).size] as const,
  );
  return partsOf.flatMap(([mark, parts]) => {
    const again = ordered.includes(mark) ? 0 : Math.max(0, (providerCalls[mark] ?? 0) - parts);
    return Array.from({ length: again }, () => ({ kind: 'paidTwice' as const, id: mark, what: `has ${parts} parts` }));
  });
}

const unsettled = ({ analysisId, attempt, purpose }: ProviderCall): Problem => ({
  kind: 'unsettled',
  id: analysisId,
  what: `attempt ${attempt} ${purpose}`,
});

const isUnclear = ({ status, hasRetryAfter }: AnalysisRequest): boolean =>
  status === 500 || (status === 503 && hasRetryAfter === false);

const unclear = ({ method, path }: AnalysisRequest): Problem => ({
  kind: 'unclear',
  id: method,
  what: path.split('?')[0] ?? '',
});

type Circumstances = { history: History; isCleared: boolean };

function judgeReading({ id, events }: ReadReply, { history, isCleared }: Circumstances): Problem[] {
  const problems: Problem[] = [];
  let text = '';
  for (const { event } of events) {
    if (event.type === 'restart') text = '';
    else if (event.type === 'snapshot') ({ text } = event);
    else if (event.type === 'text-delta') {
      if (event.offset > text.length)
        problems.push({ kind: 'gaps', id, what: `from ${text.length} to ${event.offset}` });
      if (event.offset < text.length)
        problems.push({ kind: 'repeats', id, what: `${event.offset} again at ${text.length}` });
      text = text.slice(0, event.offset) + event.text;
    }
  }
  const last = events.at(-1)?.event;
  if (last?.type === 'end') {
    const stored = history.stored.find((one) => one.id === id);
    if (stored ? stored.content !== text : !isCleared)
      problems.push({ kind: 'different', id, what: 'the text read is not the text stored' });
  } else if (last?.type !== 'error' && !isCleared) {
    problems.push({ kind: 'different', id, what: 'the reader never saw an end' });
  }
  return problems;
}

/** The longest pause between two events, from the first text on. */
function longestPause({ events }: ReadReply): number {
  const first = events.findIndex(({ event }) => event.type === 'text-delta' || event.type === 'snapshot');
  const times = first === -1 ? [] : events.slice(first).map(({ atMs }) => atMs);
  return times.reduce((longest, atMs, index) => Math.max(longest, atMs - (times[index - 1] ?? atMs)), 0);
}
