import { ErrorCode } from '@app/contract/errors';
import { ProviderId } from '@app/contract/models';

/** The closed list of values of each label. The process that knows the values fills the empty lists. */
export const labelValues = {
  /** The api adds its routes when it registers them. */
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
  /** Filled when the services open. */
  framework: [],
  queue: [],
  stage: ['prepare', 'write', 'reply'],
  outcome: ['done', ...ErrorCode.options],
  purpose: ['readings', 'letter', 'last-reader', 'repair', 'map', 'observe', 'read-pages', 'chat', 'transcribe'].concat(
    ['triage', 'second-reader', 'follow-up'],
  ),
  task: ['triage', 'second-reader'],
  tokens: ['input', 'cache-read', 'cache-write', 'output', 'reasoning'],
  try: ['first', 'again'],
  state: ['waiting', 'active', 'delayed'],
  closed: ['end', 'left', 'slow', 'draining', 'broken'],
  /** Filled by the sandbox. */
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
/** The sources that are read on a scrape. */
export type LabelledPart = (typeof labelValues.part)[number];
