import { IdempotencyKey } from '@app/contract/ids';
import { AppError } from '@app/core/errors/app-error';
import type { FastifyRequest } from 'fastify';

export function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  const parsed = IdempotencyKey.safeParse(key);
  if (!parsed.success) throw new AppError('BAD_REQUEST', { cause: parsed.error });
  return parsed.data;
}

export function wantsAsync({ headers }: FastifyRequest): boolean {
  return [headers.prefer ?? []].flat().some((preference) => /\brespond-async\b/i.test(preference));
}

export function wantsEvents({ headers }: FastifyRequest): boolean {
  return /\btext\/event-stream\b/i.test(headers.accept ?? '');
}
