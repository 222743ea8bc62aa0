import { countInputBytes } from '@app/core/db/input-bytes';
import { AppError } from '@app/core/errors/app-error';
import type { ApiServices } from '@app/core/services';
import type { OwnedAnalysis } from '@app/core/sessions/authorise';
import { blockOf } from '@app/core/sessions/network-of';
import { hashedSender } from '@app/core/sessions/hashed-sender';
import { createGroupSemaphore } from '@app/core/texts/semaphore';
import type { FastifyRequest } from 'fastify';
import type { HttpExchange } from './bind.ts';
import { closedSignal } from './closed-signal.ts';

/** A read counts once more for each of these many stored bytes. */
const BYTES_PER_READ = 262_144;

const longReads = createGroupSemaphore(1);

/** Runs a read that decrypts the stored texts of these analyses, charged by their size. */
export async function runChargedRead<Result>(
  services: ApiServices,
  owned: OwnedAnalysis[],
  exchange: HttpExchange,
  read: () => Promise<Result>,
): Promise<Result> {
  const ids = owned.map(({ analysis }) => analysis.id);
  return runChargedDecryption(services, await countInputBytes(services.db, ids), exchange, read);
}

/**
 * Runs a read that decrypts this many stored bytes. A large one blocks the event loop for a moment and needs several
 * times its size in memory, so it is charged to the rate limit as several reads, and the process decrypts for one request
 * at a time.
 */
export async function runChargedDecryption<Result>(
  services: ApiServices,
  bytes: number,
  { request, reply }: HttpExchange,
  read: () => Promise<Result>,
): Promise<Result> {
  const uses = Math.floor(bytes / BYTES_PER_READ);
  if (uses === 0) return read();
  await takeReads(services, request, uses);
  const closed = closedSignal(reply);
  const release = await longReads.acquire(blockOf(request.ip), closed).catch((error: unknown) => {
    if (closed.aborted) throw new AppError('BAD_REQUEST'); // nobody waits for it any more
    throw error;
  });
  try {
    return await read();
  } finally {
    release();
  }
}

/**
 * Takes from the visitor's limit first, so that a visitor on many networks is refused without using those networks'
 * limits.
 */
async function takeReads({ limits, vault }: ApiServices, { visitor, ip }: FastifyRequest, uses: number): Promise<void> {
  if (visitor) {
    const hash = vault.visitorHash(visitor.secret).toString('base64url');
    await limits.take('cheap', vault.nameHash('read-visitor', hash).toString('base64url'), uses);
  }
  await limits.take('cheap', hashedSender(vault, 'rate', ip), uses);
}
