import type { ClaimedAnalysis } from '@app/core/db/analyses';
import { openModelCall, settleModelCall } from '@app/core/db/model-calls';
import { toAppError } from '@app/core/errors/app-error';
import { type FailedCall, readFailedCall } from '@app/core/llm/failed-call';
import { transcribe, type Transcription } from '@app/core/llm/transcribe';
import { readWholeObject, type UploadAccess } from '@app/core/uploads/stored-upload';
import type { Transcript } from '@app/core/report/media/plan-media';
import { z } from 'zod';
import type { WorkerServices } from '../../../worker-services.ts';
import type { Held } from '../../run-stage.ts';
import { recall } from './recall.ts';

const KeptTranscript: z.ZodType<Transcript> = z.object({
  segments: z.array(z.object({ startSeconds: z.number(), endSeconds: z.number(), text: z.string() })),
});

/** What is said in a clip. Undefined when nobody here hears, or hearing failed: the clip is then read by sight alone. */
export async function hear(
  services: WorkerServices,
  held: Held,
  { access, fileHash }: { access: UploadAccess; fileHash: string },
): Promise<Transcript | undefined> {
  const { ears } = services.llm;
  if (!ears) return undefined;
  try {
    return await recall(services, held, {
      fileHash,
      sense: 'transcript',
      provider: ears.provider,
      schema: KeptTranscript,
      async perceive() {
        const audio = await readWholeObject(services, access, 'audio');
        const { segments } = await callEars(services, held.analysis, audio, held.signal);
        return { segments };
      },
    });
  } catch (error) {
    if (held.signal.aborted) throw error;
    services.log.warn({ analysisId: held.analysis.id, code: toAppError(error).code, error }, 'speech not written down');
    return undefined;
  }
}

/** One transcription and its cost row, like any other model call. */
async function callEars(
  { db, llm }: WorkerServices,
  { id: analysisId, attempt }: ClaimedAnalysis,
  audio: Buffer,
  signal: AbortSignal,
): Promise<Transcription> {
  const provider = llm.ears?.provider ?? 'openai';
  const callId = await openModelCall(db, { analysisId, attempt, purpose: 'transcribe', provider });
  let aborted: FailedCall | undefined;
  try {
    const heard = await transcribe(llm, { audio, signal, onAborted: (failed) => (aborted = failed) });
    await settleModelCall(db, callId, heard);
    return heard;
  } catch (error) {
    const failed = aborted ?? readFailedCall(error);
    if (failed) await settleModelCall(db, callId, { ...failed, finish: failed.reason });
    throw error;
  }
}
