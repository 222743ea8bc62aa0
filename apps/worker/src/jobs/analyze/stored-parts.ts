import { openPart, sealPart } from '@app/core/analyses/sealed-parts';
import { insertPart, listParts } from '@app/core/db/parts';
import { FIRST_PART_NUMBER, kindOfPart, type Part } from '@app/reading';
import { z } from 'zod';
import type { WorkerServices } from '../../worker-services.ts';
import { retryWhileStoreIsDown } from '../retry-while-store-is-down.ts';
import type { StageContext } from '../run-stage.ts';

/** The stored answer of a part: a later attempt reuses it instead of paying for it again. */
const StoredPart = z.object({ keys: z.array(z.string()), text: z.string(), isWhole: z.boolean() });
export type StoredPart = z.infer<typeof StoredPart> & Pick<Part, 'number' | 'kind'>;

export async function listStoredParts(
  services: WorkerServices,
  { analysis, key }: Pick<StageContext, 'analysis' | 'key'>,
): Promise<StoredPart[]> {
  const rows = await retryWhileStoreIsDown(() => listParts(services.db, analysis.id, { from: FIRST_PART_NUMBER }));
  return rows.flatMap((row) => {
    const opened = openPart(services, { analysisId: analysis.id, key }, row);
    return opened === undefined
      ? []
      : [{ ...StoredPart.parse(JSON.parse(opened)), number: row.part, kind: kindOfPart(row.part) }];
  });
}

export async function storePart(
  services: WorkerServices,
  { analysis: { id, attempt }, key }: Pick<StageContext, 'analysis' | 'key'>,
  { number, keys }: Part,
  answer: { text: string; isWhole: boolean },
): Promise<void> {
  const content = JSON.stringify({ keys, ...answer });
  const sealedContent = sealPart(services, { analysisId: id, key }, { part: number, content });
  await retryWhileStoreIsDown(() =>
    insertPart(services.db, { analysisId: id, attempt }, { part: number, sealedContent }),
  );
}
