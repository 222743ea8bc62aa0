import { toAppError } from '@app/core/errors/app-error';
import { highestTranscriptionCost, transcribe } from '@app/core/llm/transcribe';
import { readWholeObject, type UploadAccess } from '@app/core/uploads/stored-upload';
import type { Transcript } from '@app/reading';
import { z } from 'zod';
import type { WorkerServices } from '../../../worker-services.ts';
import type { StageContext } from '../../run-stage.ts';
import { callWithReservation } from '../call-with-reservation.ts';
import { waitOutProvider } from '../wait-out-provider.ts';
import { findOrPerceive } from './find-or-perceive.ts';

const KeptTranscript: z.ZodType<Transcript> = z.object({
  segments: z.array(z.object({ startSeconds: z.number(), endSeconds: z.number(), text: z.string() })),
});

/** Transcribes a clip. Undefined without a transcriber or on failure: the images alone are then analysed. */
export async function transcribeMedia(
  services: WorkerServices,
  stage: StageContext,
  { access, fileHash }: { access: UploadAccess; fileHash: string },
): Promise<Transcript | undefined> {
  const { llm } = services;
  const { transcriber } = llm;
  if (!transcriber) return undefined;
  const { analysis, signal } = stage;
  try {
    return await findOrPerceive(services, stage, {
      fileHash,
      sense: 'transcript',
      provider: transcriber.provider,
      schema: KeptTranscript,
      async perceive() {
        const audio = await readWholeObject(services, access, 'audio');
        const microUsd = highestTranscriptionCost(transcriber, audio);
        const paid = { analysis, purpose: 'transcribe', provider: transcriber.provider, microUsd, signal };
        const { segments } = await waitOutProvider(services, stage, () =>
          callWithReservation(services, paid, (onAborted) => transcribe(llm, { audio, signal, onAborted })),
        );
        return { segments };
      },
    });
  } catch (error) {
    if (signal.aborted) throw error;
    services.log.warn({ analysisId: analysis.id, code: toAppError(error).code, error }, 'speech not transcribed');
    return undefined;
  }
}
