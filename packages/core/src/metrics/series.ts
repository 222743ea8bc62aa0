import type { Label, LabelledPart } from './labels.ts';

type Series = {
  kind: 'counter' | 'gauge' | 'histogram';
  help: string;
  labels: readonly Label[];
  buckets?: readonly number[];
  /** The source that is read on a scrape. If it does not respond, the series has no value. */
  from?: LabelledPart;
};

const quick = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const patient = [0.5, 1, 2, 3, 5, 8, 13, 20, 30, 60, 120, 300, 600];
const children = [0.1, 0.25, 0.5, 1, 2, 5, 10, 20];

const counter = <Own extends Label[]>(help: string, ...labels: Own) => ({ kind: 'counter', help, labels }) as const;
const gauge = <Own extends Label[]>(help: string, ...labels: Own) => ({ kind: 'gauge', help, labels }) as const;
const fact = <Own extends Label[]>(from: LabelledPart, help: string, ...labels: Own) =>
  ({ kind: 'gauge', help, labels, from }) as const;
const histogram = <Own extends Label[]>(buckets: readonly number[], help: string, ...labels: Own) =>
  ({ kind: 'histogram', help, labels, buckets }) as const;

/** Every series a process may expose, besides the default process metrics. */
export const series = {
  app_http_requests_total: counter('Requests served.', 'method', 'route', 'status'),
  app_http_request_seconds: histogram(quick, 'Time to answer a request; event streams are left out.', 'route'),
  app_http_refusals_total: counter('Responses with an error of the error table.', 'route', 'code'),

  app_streams_open: gauge('Event streams open now.'),
  app_streams_opened_total: counter('Event streams opened.'),
  app_streams_closed_total: counter('Event streams closed, by reason.', 'closed'),
  app_uploads_open: gauge('Files being received now.'),
  app_uploads_total: counter('Uploads, by outcome.', 'outcome'),
  app_upload_bytes_total: counter('Bytes of files received.'),

  app_queue_jobs: fact('queue', 'Jobs in a queue.', 'queue', 'state'),
  app_queue_oldest_seconds: fact('queue', 'Age of the oldest of the next waiting jobs.', 'queue'),
  app_jobs_started_total: counter('Jobs started.', 'queue'),
  app_jobs_ended_total: counter('Jobs ended, by outcome: done or an error code.', 'queue', 'outcome'),
  app_jobs_active: gauge('Jobs this process works on.', 'queue'),
  app_job_seconds: histogram(patient, 'Time a job took.', 'queue'),

  app_first_text_seconds: histogram(
    patient,
    'From the request to the first words a visitor can see.',
    'stage',
    'provider',
  ),
  app_analyses_ended_total: counter('Analyses and replies ended.', 'stage', 'framework', 'provider', 'outcome'),
  app_analysis_seconds: histogram(patient, 'From the request to the end.', 'stage', 'provider'),
  app_attempts_total: counter('Attempts at a stage.', 'stage', 'try'),
  app_text_chunks_total: counter('Pieces of text that came from models.'),
  app_text_flushes_total: counter('Writes to the live stream; each may hold several pieces.'),

  app_model_calls_total: counter('Model calls, by outcome.', 'provider', 'purpose', 'outcome'),
  app_model_call_seconds: histogram(patient, 'Time of a model call.', 'provider'),
  app_provider_faults_total: counter('Model calls that failed.', 'provider', 'code'),
  app_small_calls_total: counter(
    'Triages and second readings; after any outcome but done, the word rules decide.',
    'task',
    'outcome',
  ),
  app_schemas_in_words_total: counter(
    'Model calls made without a schema, because the provider refused it.',
    'provider',
  ),
  app_tokens_total: counter('Tokens billed.', 'provider', 'tokens'),
  app_cost_usd_total: counter('Cost of model calls in US dollars.', 'provider'),
  app_spend_used_ratio: fact('database', 'Share of a spending limit that is used.', 'scope', 'window'),

  app_sandbox_seconds: histogram(children, 'Time of a child that reads files.', 'program'),
  app_sandbox_kills_total: counter('Children killed, by the limit they exceeded.', 'kill'),
  app_mails_total: counter('Tries to send a mail, by outcome.', 'mail'),

  app_sweeps_total: counter('Runs of the sweep.'),
  app_swept_total: counter('Rows that the sweep freed or queued again.', 'swept'),
  app_upkeep_last_success_timestamp_seconds: gauge('When maintenance last succeeded in this process.'),
  app_erasures_pending: fact('database', 'Cleared sessions with data left outside Postgres.'),
  app_erasures_oldest_seconds: fact('database', 'Age of the oldest of them.'),
  app_deletion_held: fact('database', '1 while a clock that jumped has stopped the deletion of expired data.'),
  app_partition_days_ahead: fact('database', 'Coming days that have a partition.', 'table'),
  app_partition_oldest_days: fact('database', 'Age of the oldest partition in days.', 'table'),
  app_retention_days: gauge('Days until reports and chat are deleted.'),
  app_crisis_numbers_review_due: gauge('1 when the numbers of the help card must be checked.'),

  app_database_connections: gauge('Connections of the pool, and the calls that wait for one.', 'connections'),
  app_database_bytes: fact('database', 'Size of the database.'),
  app_redis_memory_bytes: fact('redis', 'Memory Redis uses.'),
  app_redis_memory_limit_bytes: fact('redis', 'Memory Redis may use; 0 is no limit.'),
  app_redis_aof_ok: fact('redis', '1 when the append-only file is on and its last write succeeded.'),
  app_disk_free_ratio: fact('disk', 'Free share of the disk under a folder.', 'place'),
  app_part_up: gauge('1 when the last check of this part succeeded.', 'part'),
} as const satisfies Record<string, Series>;

type Table = typeof series;
export type SeriesName = keyof Table;
export type NameOf<Kind extends Series['kind']> = {
  [Name in SeriesName]: Table[Name]['kind'] extends Kind ? Name : never;
}[SeriesName];
export type LabelsOf<Name extends SeriesName> = Record<Table[Name]['labels'][number], string>;
