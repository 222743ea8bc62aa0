import type { AnalysisStatus } from '@app/contract/analyses';
import type { ProviderId } from '@app/contract/models';
import type { ColumnType, Generated } from 'kysely';

/** A file starts in `prepare`, a text in `write`, a chat question in `reply`. */
export type AnalysisStage = 'prepare' | 'write' | 'reply';

/** The remains of one analysis to remove. */
/** `attempt` is missing in rows of an older version. */
export type ErasedAnalysis = { id: string; stage: AnalysisStage; provider: ProviderId; attempt?: number };
/** `unknown`: the connection broke when the server may already have accepted the mail. */
export type MailStatus = 'queued' | 'sending' | 'sent' | 'failed' | 'unknown';

export type PerceptionKind = 'observation' | 'transcript' | 'pages';

/** pg returns bigint columns as strings. */
type LargeNumber = ColumnType<string, number, number>;

/** The tables of the database. Only the query files in this folder see snake case. */
export type DatabaseSchema = {
  sessions: {
    id: string;
    visitor_hash: Buffer;
    label: string;
    wrapped_key: Buffer;
    created_at: Generated<Date>;
    last_used_at: Generated<Date>;
  };
  analyses: {
    id: string;
    session_id: string;
    framework: string;
    framework_version: number;
    provider: ProviderId;
    kind: string;
    simulated: Generated<boolean>;
    status: Generated<AnalysisStatus>;
    attempt: Generated<number>;
    stage: Generated<AnalysisStage>;
    prepare_attempts: Generated<number>;
    tries: Generated<number>;
    interruptions: Generated<number>;
    not_before: Date | null;
    upload_id: string | null;
    about_id: string | null;
    opinion_of: string | null;
    is_partial: Generated<boolean>;
    lang: string | null;
    payer_visitor: Generated<Buffer>;
    payer_network: Generated<Buffer>;
    payer_block: Generated<Buffer>;
    error_code: string | null;
    sealed_input: Buffer | null;
    sealed_report: Buffer | null;
    worker_key: Buffer | null;
    media_key: Buffer | null;
    sealed_prepared: Buffer | null;
    created_at: Generated<Date>;
    since: Generated<Date>;
    started_at: Date | null;
    finished_at: Date | null;
  };
  messages: {
    id: string;
    session_id: string;
    analysis_id: string;
    role: 'user' | 'assistant';
    kind: 'analysis' | 'chat';
    sealed_content: Buffer;
    created_at: Generated<Date>;
  };
  model_calls: {
    id: string;
    analysis_id: string;
    attempt: number;
    purpose: string;
    part: number | null;
    provider: ProviderId;
    model: string | null;
    input_tokens: number | null;
    cache_read_tokens: number | null;
    cache_write_tokens: number | null;
    output_tokens: number | null;
    reasoning_tokens: number | null;
    reserved_micro_usd: LargeNumber | null;
    cost_micro_usd: LargeNumber | null;
    estimated: Generated<boolean>;
    price_version: string | null;
    first_text_ms: number | null;
    total_ms: number | null;
    finish: string | null;
    created_at: Generated<Date>;
  };
  piece_readings: {
    analysis_id: string;
    piece: number;
    sealed_reading: Buffer | null;
    created_at: Generated<Date>;
  };
  errands: {
    ran_ms: Generated<number>;
    id: string;
    status: Generated<'queued' | 'done' | 'failed'>;
    attempts: Generated<number>;
    error_code: string | null;
    worker_key: Buffer;
    created_at: Generated<Date>;
  };
  perceptions: {
    session_id: string;
    file_hash: Buffer;
    sense: PerceptionKind;
    provider: ProviderId;
    sealed_content: Buffer;
    created_at: Generated<Date>;
  };
  shares: {
    id: string;
    token_hash: Buffer;
    visitor_hash: Buffer;
    framework: string;
    wrapped_key: Buffer;
    sealed_snapshot: Buffer;
    created_at: Generated<Date>;
    expires_at: Date;
  };
  share_mails: {
    id: string;
    share_id: string;
    subject_id: string;
    recipient_hash: Buffer;
    status: Generated<MailStatus>;
    tries: Generated<number>;
    sealed_mail: Buffer | null;
    worker_key: Buffer | null;
    created_at: Generated<Date>;
  };
  counters: {
    name: string;
    window_start: Date;
    used: LargeNumber;
  };
  switches: {
    name: string;
    off_since: Generated<Date>;
    reason: string | null;
  };
  leases: {
    id: string;
    epoch: number;
    owner: string;
    lease_until: Date;
  };
  rounds: { name: string; taken_at: Generated<Date> };
  erasures: {
    session_id: string;
    analyses: ErasedAnalysis[];
    upload_ids: string[];
    created_at: Generated<Date>;
  };
  idempotency_keys: {
    session_id: string;
    key: string;
    request_hash: Buffer;
    analysis_id: string;
    created_at: Generated<Date>;
  };
};
