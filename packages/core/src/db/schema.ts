import type { AnalysisStatus } from '@app/contract/analyses';
import type { ErrorCode } from '@app/contract/errors';
import type { ProviderId } from '@app/contract/models';
import type { ColumnType, Generated } from 'kysely';
import type { Sealed } from '../vault/sealed.ts';

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

/** Only the vault produces the bytes stored in these columns. */
type SealedColumn = ColumnType<Sealed, Buffer, Buffer>;

/** The tables of the database. Kysely's plugin turns these names into snake case; only text inside `sql` is written so. */
export type DatabaseSchema = {
  sessions: {
    id: string;
    visitorHash: Buffer;
    label: string;
    wrappedKey: SealedColumn;
    createdAt: Generated<Date>;
    lastUsedAt: Generated<Date>;
  };
  analyses: {
    id: string;
    sessionId: string;
    framework: string;
    frameworkVersion: number;
    provider: ProviderId;
    kind: string;
    simulated: Generated<boolean>;
    status: Generated<AnalysisStatus>;
    attempt: Generated<number>;
    stage: Generated<AnalysisStage>;
    prepareAttempts: Generated<number>;
    tries: Generated<number>;
    interruptions: Generated<number>;
    notBefore: Date | null;
    uploadId: string | null;
    aboutId: string | null;
    opinionOf: string | null;
    isPartial: Generated<boolean>;
    lang: string | null;
    payerVisitor: Generated<Buffer>;
    payerNetwork: Generated<Buffer>;
    payerBlock: Generated<Buffer>;
    errorCode: ErrorCode | null;
    sealedInput: SealedColumn | null;
    sealedReport: SealedColumn | null;
    workerKey: SealedColumn | null;
    mediaKey: SealedColumn | null;
    sealedPrepared: SealedColumn | null;
    createdAt: Generated<Date>;
    since: Generated<Date>;
    startedAt: Date | null;
    finishedAt: Date | null;
  };
  messages: {
    id: string;
    sessionId: string;
    analysisId: string;
    role: 'user' | 'assistant';
    kind: 'analysis' | 'chat';
    sealedContent: SealedColumn;
    createdAt: Generated<Date>;
  };
  modelCalls: {
    id: string;
    analysisId: string;
    attempt: number;
    purpose: string;
    part: number | null;
    provider: ProviderId;
    model: string | null;
    inputTokens: number | null;
    cacheReadTokens: number | null;
    cacheWriteTokens: number | null;
    outputTokens: number | null;
    reasoningTokens: number | null;
    reservedMicroUsd: LargeNumber | null;
    costMicroUsd: LargeNumber | null;
    estimated: Generated<boolean>;
    priceVersion: string | null;
    firstTextMs: number | null;
    totalMs: number | null;
    finish: string | null;
    createdAt: Generated<Date>;
  };
  pieceReadings: {
    analysisId: string;
    piece: number;
    sealedReading: SealedColumn | null;
    createdAt: Generated<Date>;
  };
  errands: {
    ranMs: Generated<number>;
    id: string;
    status: Generated<'queued' | 'done' | 'failed'>;
    attempts: Generated<number>;
    errorCode: ErrorCode | null;
    workerKey: SealedColumn;
    createdAt: Generated<Date>;
  };
  perceptions: {
    sessionId: string;
    fileHash: Buffer;
    sense: PerceptionKind;
    provider: ProviderId;
    sealedContent: SealedColumn;
    createdAt: Generated<Date>;
  };
  selfAnswers: {
    sessionId: string;
    sealedAnswers: SealedColumn;
    savedAt: Generated<Date>;
  };
  shares: {
    id: string;
    tokenHash: Buffer;
    visitorHash: Buffer;
    framework: string;
    wrappedKey: SealedColumn;
    sealedSnapshot: SealedColumn;
    createdAt: Generated<Date>;
    expiresAt: Date;
  };
  shareMails: {
    id: string;
    shareId: string;
    subjectId: string;
    recipientHash: Buffer;
    status: Generated<MailStatus>;
    tries: Generated<number>;
    sealedMail: SealedColumn | null;
    workerKey: SealedColumn | null;
    createdAt: Generated<Date>;
    visitorHash: Buffer | null;
    framework: string | null;
    notBefore: Date | null;
    failedAs: 'refused' | 'late' | 'revoked' | null;
  };
  counters: {
    name: string;
    windowStart: Date;
    used: LargeNumber;
  };
  switches: {
    name: string;
    offSince: Generated<Date>;
    reason: string | null;
  };
  leases: {
    id: string;
    epoch: number;
    owner: string;
    leaseUntil: Date;
  };
  rounds: { name: string; takenAt: Generated<Date> };
  erasures: {
    sessionId: string;
    analyses: ErasedAnalysis[];
    uploadIds: string[];
    createdAt: Generated<Date>;
  };
  idempotencyKeys: {
    sessionId: string;
    key: string;
    requestHash: Buffer;
    analysisId: string;
    createdAt: Generated<Date>;
  };
};
