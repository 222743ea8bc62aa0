import { buildSentenceCheck, readSentenceCheck } from '@app/reading';
import type { WorkerServices } from '../../worker-services.ts';
import type { StageContext } from '../run-stage.ts';
import { askSmallModel } from './ask-small-model.ts';

/** Longer than this nobody waits: the text then stays as it is. */
const SECOND_READING_MS = 8_000;

/** Asks the second reader for the numbers of the sentences that break a rule. None without a usable answer in time. */
export async function findNamedSentences(
  services: WorkerServices,
  stage: Pick<StageContext, 'analysis' | 'signal'>,
  material: string,
  sentences: Parameters<typeof buildSentenceCheck>[1],
): Promise<Set<number>> {
  const named = await askSmallModel(services, stage, {
    task: 'second-reader',
    withinMs: SECOND_READING_MS,
    request: buildSentenceCheck(material, sentences),
    read: (answer) => readSentenceCheck(answer, sentences),
  });
  return new Set(named?.map(({ number }) => number));
}
