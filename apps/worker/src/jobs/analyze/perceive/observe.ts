import { MAX_PEOPLE } from '@app/contract/limits';
import type { ProviderId } from '@app/contract/models';
import { AppError } from '@app/core/errors/app-error';
import type { MaterialPart } from '@app/core/llm/model-request';
import { visionProviderFor } from '@app/core/llm/llm';
import {
  parseJson,
  checkObservation,
  type Observation,
  buildObservationInstructions,
  buildObservationSchema,
} from '@app/reading';
import type { MediaKind } from '@app/frameworks/framework';
import { z } from 'zod';
import type { WorkerServices } from '../../../worker-services.ts';
import type { StageContext } from '../../run-stage.ts';
import { callModel } from '../call-model.ts';
import { visitorHash } from '../visitor-hash.ts';
import { findOrPerceive } from './find-or-perceive.ts';

const OUTPUT_TOKENS = 5_000;

type MediaToObserve = {
  kind: MediaKind;
  fileHash: string;
  durationSeconds?: number;
  /** In a second opinion: the provider that observed the file for the first report. */
  sharedFrom?: ProviderId | undefined;
  /** Images in order; each frame of a clip follows its timestamp. */
  pictures(): Promise<MaterialPart[]>;
};

/** Has the chosen model describe the image in neutral phrases, or the fallback if it accepts no images. */
export async function observe(
  services: WorkerServices,
  stage: StageContext,
  { kind, fileHash, durationSeconds, sharedFrom, pictures }: MediaToObserve,
): Promise<{ observation: Observation; seenBy: ProviderId }> {
  const seenBy = sharedFrom ?? visionProviderFor(services.llm, stage.analysis.provider);
  if (!seenBy) throw new AppError('MEDIA_UNAVAILABLE');
  const raw = await findOrPerceive(services, stage, {
    fileHash,
    sense: 'observation',
    provider: seenBy,
    schema: z.unknown(),
    async perceive() {
      if (sharedFrom) throw new AppError('MATERIAL_GONE'); // The file was deleted when the first report was finished.
      const answer = await callModel(services, {
        analysis: stage.analysis,
        provider: seenBy,
        purpose: 'observe',
        instructions: buildObservationInstructions(kind, MAX_PEOPLE),
        material: await pictures(),
        schema: {
          name: 'observation',
          description: 'What is visible',
          schema: buildObservationSchema(kind),
        },
        maxOutputTokens: OUTPUT_TOKENS,
        cacheKey: `observe-${kind}-1`,
        visitorHash: visitorHash(stage.analysis),
        signal: stage.signal,
        onText: () => {},
      });
      const parsed = parseJson(answer.text);
      if (parsed === undefined) throw new AppError('ANSWER_UNUSABLE');
      return parsed;
    },
  });
  const limits = { kind, maxPeople: MAX_PEOPLE, ...(durationSeconds !== undefined && { durationSeconds }) };
  return { observation: checkObservation(raw, limits), seenBy };
}
