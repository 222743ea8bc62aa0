import { ErrorCode } from '@app/contract/errors';
import { ProviderId } from '@app/contract/models';

/** What the values of a label of any series may be, and nothing else. An empty list is filled by whoever knows. */
export const labelValues = {
  /** Told by the api as its routes are made. */
  route: ['page', 'none'],
  method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
  status: [
    '200',
    '202',
    '204',
    '206',
    '301',
    '302',
    '303',
    '304',
    '400',
    '403',
    '404',
    '405',
    '408',
    '409',
    '413',
  ].concat(['415', '416', '422', '429', '431', '500', '502', '503', '504']),
  code: ErrorCode.options,
  provider: ProviderId.options,
  /** Told by whoever opens the services. */
  framework: [],
  queue: [],
  stage: ['prepare', 'write', 'reply'],
  outcome: ['done', ...ErrorCode.options],
  purpose: ['opening', 'readings', 'synthesis', 'repair', 'map', 'observe', 'read-pages', 'chat', 'transcribe'].concat([
    'triage',
    'second-reader',
  ]),
  task: ['triage', 'second-reader'],
  tokens: ['input', 'cache-read', 'cache-write', 'output', 'reasoning'],
  try: ['first', 'again'],
  state: ['waiting', 'active', 'delayed'],
  closed: ['end', 'left', 'slow', 'draining', 'broken'],
  /** Told by the sandbox. */
  program: [],
  kill: ['time', 'memory', 'processes', 'files', 'output', 'kernel', 'left'],
  mail: ['sent', 'refused', 'postponed', 'unknown'],
  swept: ['analyses', 'leases', 'erasures', 'mails'],
  connections: ['open', 'idle', 'waiting'],
  window: ['hour', 'day'],
  scope: ['all', ...ProviderId.options],
  table: ['analyses', 'messages', 'model_calls', 'piece_readings'],
  place: ['storage', 'work'],
  part: ['database', 'redis', 'queue', 'disk'],
} as const satisfies Record<string, readonly string[]>;

export type Label = keyof typeof labelValues;
/** What facts are read from when they are asked for. */
export type Part = (typeof labelValues.part)[number];
