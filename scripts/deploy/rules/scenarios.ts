import { growing, type MetricSample, steady } from './samples.ts';

/** A condition of a stack, and exactly the alerts that fire `after` this many minutes. */
export type Scenario = { name: string; samples: MetricSample[]; after: number; fires: string[] };

const write = { stage: 'write', framework: 'mbti', provider: 'openai' };
const call = { provider: 'openai', purpose: 'readings' };
const page = { method: 'GET', route: 'page', status: '200' };

const ended = (outcome: string, perMinute: number): MetricSample => ({
  role: 'worker',
  name: 'app_analyses_ended_total',
  labels: { ...write, outcome },
  values: growing(perMinute),
});
const requests = (perMinute: number): MetricSample => ({
  role: 'api',
  name: 'app_http_requests_total',
  labels: page,
  values: growing(perMinute),
});
const refusals = (code: string, perMinute: number): MetricSample => ({
  role: 'api',
  name: 'app_http_refusals_total',
  labels: { route: '/api/analyze/text', code },
  values: growing(perMinute),
});
const calls = (outcome: string, perMinute: number): MetricSample => ({
  role: 'worker',
  name: 'app_model_calls_total',
  labels: { ...call, outcome },
  values: growing(perMinute),
});
const firstText = (seconds: number, perMinute: number): MetricSample[] => {
  const labels = { stage: 'write', provider: 'openai' };
  const bucket = (le: string): MetricSample => ({
    role: 'worker',
    name: 'app_first_text_seconds_bucket',
    labels: { ...labels, le },
    values: growing(le === '+Inf' || seconds <= Number(le) ? perMinute : 0),
  });
  const count: MetricSample = {
    role: 'worker',
    name: 'app_first_text_seconds_count',
    labels,
    values: growing(perMinute),
  };
  return [...['5', '30', '60', '+Inf'].map(bucket), count];
};
const mails = (mail: string, perMinute: number): MetricSample => ({
  role: 'worker',
  name: 'app_mails_total',
  labels: { mail },
  values: growing(perMinute),
});
const tells = (name: string, labels: Record<string, string>, value: number): MetricSample[] => [
  { role: 'api', name, labels, values: steady(value) },
];
const down = (role: MetricSample['role']): MetricSample[] => [{ role, name: 'up', values: steady(0) }];
const waiting = tells('app_queue_jobs', { queue: 'media', state: 'waiting' }, 3);
const begun = (perMinute: number): MetricSample[] => [
  { role: 'worker', name: 'app_jobs_started_total', labels: { queue: 'media' }, values: growing(perMinute) },
];

export const scenarios: Scenario[] = [
  ...[10, 1500].map((after) => ({ name: `nobody visits for ${after} minutes`, samples: [], after, fires: [] })),
  {
    name: 'a good day: visitors, some who break off, some refused, some bad files, a slow answer, a full queue',
    samples: [
      requests(600),
      refusals('RATE_LIMITED', 60),
      refusals('NOT_FOUND', 30),
      refusals('INTERNAL', 6),
      ...[
        'done',
        'done',
        'ANALYSIS_CANCELLED',
        'MODEL_REFUSED',
        'BUDGET_USED',
        'FILE_UNREADABLE',
        'DOCUMENT_SCANNED',
      ].map((outcome) => ended(outcome, 2)),
      calls('done', 30),
      ...firstText(5, 6),
      mails('sent', 2),
      mails('refused', 1),
      ...waiting,
      ...begun(2),
      ...tells('app_spend_used_ratio', { scope: 'all', window: 'day' }, 0.5),
    ],
    after: 1500,
    fires: [],
  },

  { name: 'no api answers', samples: down('api'), after: 3, fires: ['ApiDown'] },
  { name: 'no worker that writes answers', samples: down('worker'), after: 3, fires: ['WorkerDown'] },
  { name: 'no worker that reads files answers', samples: down('media'), after: 3, fires: ['MediaDown'] },
  {
    name: 'a worker begins again every two minutes',
    samples: [
      { role: 'worker', name: 'process_start_time_seconds', values: '0 0 120 120 240 240 360 360 480 480 600' },
    ],
    after: 9,
    fires: ['WorkerRestarting'],
  },
  { name: 'Redis is away', samples: tells('app_part_up', { part: 'redis' }, 0), after: 5, fires: ['StoreAway'] },
  { name: 'a bug', samples: [requests(60), refusals('INTERNAL', 6)], after: 12, fires: ['ErrorRatio'] },
  {
    name: 'the database is away for every second request',
    samples: [requests(60), refusals('SERVICE_UNAVAILABLE', 30)],
    after: 12,
    fires: ['ErrorRatio'],
  },
  { name: 'first words after 45 s', samples: firstText(45, 6), after: 25, fires: ['FirstTextSlow'] },
  {
    name: 'a job has waited for five minutes',
    samples: tells('app_queue_oldest_seconds', { queue: 'media' }, 300),
    after: 5,
    fires: ['QueueOld'],
  },
  { name: 'jobs wait, none is begun', samples: waiting, after: 12, fires: ['WorkerStuck'] },
  {
    name: 'every second analysis fails',
    samples: [ended('done', 2), ended('PROVIDER_TIMEOUT', 2)],
    after: 18,
    fires: ['AnalysesFailing'],
  },
  {
    name: 'every second call of a provider fails',
    samples: [
      calls('done', 5),
      calls('PROVIDER_BUSY', 5),
      {
        role: 'worker',
        name: 'app_provider_faults_total',
        labels: { provider: 'openai', code: 'PROVIDER_BUSY' },
        values: growing(5),
      },
    ],
    after: 18,
    fires: ['ProviderFaults'],
  },
  {
    name: 'nine tenths of the money of a day are spent',
    samples: tells('app_spend_used_ratio', { scope: 'all', window: 'day' }, 0.9),
    after: 2,
    fires: ['SpendNear'],
  },
  {
    name: 'a cleared session has left-overs',
    samples: tells('app_erasures_oldest_seconds', {}, 90),
    after: 4,
    fires: ['ErasuresPending'],
  },
  {
    name: 'the upkeep does not end well',
    samples: [{ role: 'worker', name: 'app_upkeep_last_success_timestamp_seconds', values: steady(0) }],
    after: 95,
    fires: ['RetentionNotRun'],
  },
  {
    name: 'old days are not dropped',
    samples: tells('app_partition_oldest_days', { table: 'messages' }, 34),
    after: 65,
    fires: ['RetentionOverdue'],
  },
  {
    name: 'there is no tomorrow',
    samples: tells('app_partition_days_ahead', { table: 'analyses' }, 0),
    after: 20,
    fires: ['PartitionsMissing'],
  },
  {
    name: 'Redis is nearly full',
    samples: tells('app_redis_memory_bytes', {}, 380e6),
    after: 8,
    fires: ['RedisMemory'],
  },
  { name: 'Redis writes no file', samples: tells('app_redis_aof_ok', {}, 0), after: 8, fires: ['RedisFile'] },
  {
    name: 'the disk of uploads is nearly full',
    samples: tells('app_disk_free_ratio', { place: 'storage' }, 0.05),
    after: 8,
    fires: ['DiskLow'],
  },
  {
    name: 'the disk of Postgres is nearly full',
    samples: [
      {
        role: 'machine',
        name: 'node_filesystem_avail_bytes',
        labels: { mountpoint: '/var/lib/postgresql/data' },
        values: steady(1e9),
      },
    ],
    after: 8,
    fires: ['DatabaseDiskLow'],
  },
  {
    name: 'nine wait for a connection to Postgres',
    samples: tells('app_database_connections', { connections: 'waiting' }, 9),
    after: 8,
    fires: ['DatabaseCrowded'],
  },
  {
    name: 'a process is too busy',
    samples: tells('nodejs_eventloop_lag_p99_seconds', {}, 0.9),
    after: 8,
    fires: ['EventLoopLag'],
  },
  {
    name: 'many files are bombs',
    samples: [{ role: 'media', name: 'app_sandbox_kills_total', labels: { kill: 'memory' }, values: growing(3) }],
    after: 17,
    fires: ['SandboxKills'],
  },
  {
    name: 'the mail server refuses',
    samples: [mails('sent', 1), mails('postponed', 3)],
    after: 10,
    fires: ['MailFailing'],
  },
  { name: 'a wave of requests', samples: [refusals('RATE_LIMITED', 600)], after: 12, fires: ['RefusalWave'] },
  {
    name: 'nobody checks the numbers of the help card',
    samples: [{ role: 'worker', name: 'app_crisis_numbers_review_due', values: steady(1) }],
    after: 1445,
    fires: ['CrisisNumbersUnreviewed'],
  },
];
