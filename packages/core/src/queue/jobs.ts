import { AnalysisId } from '@app/contract/ids';
import { ProviderId } from '@app/contract/models';
import { z } from 'zod';

/** The queue sets it when tracing is on. An invalid value must not fail the job. */
const traceparent = z.string().optional().catch(undefined);

/** Payloads hold ids only and survive a deploy: add optional fields, never rename. */
export const jobs = {
  analyze: z.object({ analysisId: AnalysisId, traceparent }),
  /** Reads and shrinks the file of an analysis, then queues the analysis for writing. */
  'prepare-upload': z.object({ analysisId: AnalysisId, traceparent }),
  /** Extracts the text of a document for the text box. */
  'extract-text': z.object({ extractionId: z.uuid(), traceparent }),
  /** Answers a question in the chat. */
  reply: z.object({ analysisId: AnalysisId, traceparent }),
  /** Asks one follow-up to an answer in the interview. */
  'follow-up': z.object({ followUpId: z.uuid(), traceparent }),
  /** Renders a report as a file to download. */
  'export-report': z.object({ exportId: z.uuid(), format: z.enum(['pdf', 'docx', 'png', 'svg']), traceparent }),
  /** Mails the link to a shared report. */
  'send-mail': z.object({ mailId: z.uuid(), traceparent }),
};

export type JobName = keyof typeof jobs;
export type Payload<Name extends JobName> = z.infer<(typeof jobs)[Name]>;

/**
 * One queue per provider, so that a slow provider delays only itself. Files have their own queue, because they need CPU
 * time, while model calls mostly wait.
 */
export type QueueName = `llm-${ProviderId}` | 'media' | 'mail';

export const llmQueue = (provider: ProviderId): QueueName => `llm-${provider}`;

export const queueNames: QueueName[] = [...ProviderId.options.map(llmQueue), 'media', 'mail'];

/** Each attempt has its own key, so that the next one can be added even if the queue still holds the previous one. */
export const attemptKey = (analysisId: string, attempt: number): string => `${analysisId}.${attempt}`;
