import { listParts, type PartRow } from '../db/parts.ts';
import type { Services } from '../services.ts';
import type { OwnedAnalysis } from '../sessions/authorise.ts';
import type { Sealed } from '../vault/sealed.ts';
import type { ContentKey } from '../vault/vault.ts';
import { partContext } from './sealing-contexts.ts';

/** A decrypted finished part. Undefined content: a piece that could not be read. */
export type OpenedPart = { part: number; content: string | undefined };

/** The analysis a part belongs to. The associated data binds the part to it. */
type PartOwner = { analysisId: string; key: ContentKey };

export function openPart(
  { vault }: Pick<Services, 'vault'>,
  { analysisId, key }: PartOwner,
  { part, sealedContent }: PartRow,
): string | undefined {
  return sealedContent && vault.open(key, partContext(analysisId, part), sealedContent);
}

export function sealPart(
  { vault }: Pick<Services, 'vault'>,
  { analysisId, key }: PartOwner,
  { part, content }: { part: number; content: string },
): Sealed {
  return vault.seal(key, partContext(analysisId, part), content);
}

export async function openParts(services: Services, { analysis, session }: OwnedAnalysis): Promise<OpenedPart[]> {
  const owner = { analysisId: analysis.id, key: session.key };
  const rows = await listParts(services.db, analysis.id);
  return rows.map((row) => ({ part: row.part, content: openPart(services, owner, row) }));
}

/** Seals parts for another analysis of the same session. */
export function sealParts(services: Services, owner: PartOwner, parts: OpenedPart[]): PartRow[] {
  return parts.map(({ part, content }) => ({
    part,
    sealedContent: content === undefined ? undefined : sealPart(services, owner, { part, content }),
  }));
}
