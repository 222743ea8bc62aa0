import type { ProviderId } from '@app/contract/models';
import { perceptionContext } from '@app/core/analyses/sealing-contexts';
import { findPerception, insertPerception } from '@app/core/db/perceptions';
import type { PerceptionKind } from '@app/core/db/schema';
import type { Services } from '@app/core/services';
import type { z } from 'zod';
import { retryWhileStoreIsDown } from '../../retry-while-store-is-down.ts';
import type { StageContext } from '../../run-stage.ts';

type Perception<Content> = {
  /** Hash of the original file, so that the same image sent twice is recognised. */
  fileHash: string;
  sense: PerceptionKind;
  provider: ProviderId;
  schema: z.ZodType<Content>;
  perceive(): Promise<Content>;
};

/** Returns what this provider perceived in this file earlier in the session, or perceives it now and stores it. */
export async function findOrPerceive<Content>(
  { db, vault }: Services,
  { analysis: { sessionId }, key }: Pick<StageContext, 'analysis' | 'key'>,
  { fileHash, sense, provider, schema, perceive }: Perception<Content>,
): Promise<Content> {
  const place = { sessionId, fileHash: vault.fingerprint(key, Buffer.from(fileHash, 'base64')), sense, provider };
  const sealedAt = perceptionContext(sessionId, sense, provider);
  const known = await retryWhileStoreIsDown(() => findPerception(db, place));
  const opened = known && vault.open(key, sealedAt, known);
  const parsed = opened === undefined ? undefined : schema.safeParse(JSON.parse(opened));
  if (parsed?.success) return parsed.data;

  const content = await perceive();
  const sealed = vault.seal(key, sealedAt, JSON.stringify(content));
  await retryWhileStoreIsDown(() => insertPerception(db, place, sealed));
  return content;
}
