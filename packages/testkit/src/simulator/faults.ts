/** The faults the simulator can inject, as data. `playCall` and `playTranscription` apply them. */
export type SimulatedFault =
  | { stage: 'http'; status: number; problem: Problem; headers?: Record<string, string> }
  | { stage: 'stream'; act: 'error' | 'cut' | 'reset' | 'malformed' | 'hang'; at: 'headers' | 'first' | 'middle' }
  | { stage: 'content'; change: ContentChange }
  | { stage: 'ending'; reason: 'length' | 'content-filter' | 'refusal' }
  | { stage: 'pace'; factor: number }
  | { stage: 'reasoning' }
  | { stage: 'schema' }
  | { stage: 'redirect'; status: number }
  | { stage: 'flood'; of: Flood };

/** Far more than any answer needs, until the caller hangs up. */
export type Flood = 'line' | 'comments' | 'text' | 'reasoning' | 'problem';

export type Problem =
  | 'invalid'
  | 'risky'
  | 'denied'
  | 'forbidden'
  | 'missing'
  | 'too-large'
  | 'quota'
  | 'busy'
  | 'broken'
  | 'overloaded';

export type ContentChange =
  | 'nothing'
  | 'empty'
  | 'fenced'
  | 'prosy'
  | 'pretty'
  | 'bad-types'
  | 'missing-fields'
  | 'wrong-order'
  | 'invented-quotes'
  | 'plain-prose';

export const faults = {
  'http-400': { stage: 'http', status: 400, problem: 'invalid' },
  /** The provider's content check rejects the prompt before a model reads it. */
  'content-risk': { stage: 'http', status: 400, problem: 'risky' },
  'http-401': { stage: 'http', status: 401, problem: 'denied' },
  'http-402': { stage: 'http', status: 402, problem: 'quota' },
  'http-403': { stage: 'http', status: 403, problem: 'forbidden' },
  'http-404': { stage: 'http', status: 404, problem: 'missing' },
  'http-413': { stage: 'http', status: 413, problem: 'too-large' },
  'http-422': { stage: 'http', status: 422, problem: 'invalid' },
  /** Status 0: each provider reports "no credit left" with its own status. */
  quota: { stage: 'http', status: 0, problem: 'quota' },
  'http-429': { stage: 'http', status: 429, problem: 'busy', headers: { 'retry-after': '1' } },
  'http-429-ms': { stage: 'http', status: 429, problem: 'busy', headers: { 'retry-after-ms': '200' } },
  'http-429-90s': { stage: 'http', status: 429, problem: 'busy', headers: { 'retry-after': '90' } },
  'http-429-600s': { stage: 'http', status: 429, problem: 'busy', headers: { 'retry-after': '600' } },
  /** Without a hint when to try again. */
  'http-429-silent': { stage: 'http', status: 429, problem: 'busy' },
  'http-500': { stage: 'http', status: 500, problem: 'broken' },
  'http-502': { stage: 'http', status: 502, problem: 'broken' },
  'http-503': { stage: 'http', status: 503, problem: 'broken' },
  'http-529': { stage: 'http', status: 529, problem: 'overloaded' },
  'hang-headers': { stage: 'stream', act: 'hang', at: 'headers' },
  'hang-first': { stage: 'stream', act: 'hang', at: 'first' },
  'hang-mid': { stage: 'stream', act: 'hang', at: 'middle' },
  'error-first': { stage: 'stream', act: 'error', at: 'headers' },
  'error-mid': { stage: 'stream', act: 'error', at: 'middle' },
  cut: { stage: 'stream', act: 'cut', at: 'middle' },
  reset: { stage: 'stream', act: 'reset', at: 'middle' },
  'malformed-frame': { stage: 'stream', act: 'malformed', at: 'middle' },
  empty: { stage: 'content', change: 'nothing' },
  'empty-content': { stage: 'content', change: 'empty' },
  length: { stage: 'ending', reason: 'length' },
  'content-filter': { stage: 'ending', reason: 'content-filter' },
  refusal: { stage: 'ending', reason: 'refusal' },
  fenced: { stage: 'content', change: 'fenced' },
  prosy: { stage: 'content', change: 'prosy' },
  pretty: { stage: 'content', change: 'pretty' },
  'bad-types': { stage: 'content', change: 'bad-types' },
  'missing-fields': { stage: 'content', change: 'missing-fields' },
  'wrong-order': { stage: 'content', change: 'wrong-order' },
  'invented-quotes': { stage: 'content', change: 'invented-quotes' },
  'plain-prose': { stage: 'content', change: 'plain-prose' },
  slow: { stage: 'pace', factor: 10 },
  reasoning: { stage: 'reasoning' },
  /** Refuses a schema that the provider would have to compile, but not one described in the prompt. */
  'schema-refused': { stage: 'schema' },
  /** Sends the caller, with its body, to another host. */
  'redirect-307': { stage: 'redirect', status: 307 },
  'flood-line': { stage: 'flood', of: 'line' },
  'flood-comments': { stage: 'flood', of: 'comments' },
  'flood-text': { stage: 'flood', of: 'text' },
  'flood-reasoning': { stage: 'flood', of: 'reasoning' },
  'flood-problem': { stage: 'flood', of: 'problem' },
} as const satisfies Record<string, SimulatedFault>;

export type FaultName = keyof typeof faults;
export const faultNames = Object.keys(faults) as FaultName[];
