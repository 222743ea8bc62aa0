import { findSealedInput } from '../db/sealed-content.ts';
import type { Services } from '../services.ts';
import type { Sealed } from '../vault/sealed.ts';
import type { ContentKey } from '../vault/vault.ts';
import { type AnalysisInput, parseInput } from './analysis-input.ts';
import { inputContext } from './sealing-contexts.ts';

/** Undefined when the input is deleted or the key does not open it. */
export function decryptInput(
  { vault }: Services,
  key: ContentKey,
  { id, sealedInput }: { id: string; sealedInput: Sealed | undefined },
): AnalysisInput | undefined {
  const opened = sealedInput && vault.open(key, inputContext(id), sealedInput);
  return opened === undefined ? undefined : parseInput(opened);
}

export async function readInput(services: Services, key: ContentKey, id: string): Promise<AnalysisInput | undefined> {
  return decryptInput(services, key, { id, sealedInput: await findSealedInput(services.db, id) });
}
