import type { FastifyInstance } from 'fastify';

/** Gets the cookie of a new visitor. */
export async function mintCookie(app: FastifyInstance): Promise<string> {
  const { headers } = await app.inject('/api/status');
  return [headers['set-cookie'] ?? []].flat()[0]?.split(';')[0] ?? '';
}
