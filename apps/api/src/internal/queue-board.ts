import { createHash, timingSafeEqual } from 'node:crypto';
import { queueNames } from '@app/core/queue/jobs';
import type { ApiServices } from '@app/core/services';
import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

const PATH = '/queues';

/**
 * The board's page loads a font from another site; this policy blocks it, so that no third party learns of the visit.
 */
const quiet = {
  'content-security-policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; form-action 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
};

/**
 * A read-only view of the queues. Jobs hold only ids, so it shows nothing else. It is built on the first request,
 * because this process also starts without Redis.
 */
export function queueBoard(app: FastifyInstance, services: ApiServices, secret: string): void {
  let building: Promise<FastifyInstance> | undefined;
  const show = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    building ??= buildBoard(services);
    const board = await building.catch(() => (building = undefined));
    if (!board) return reply.code(503).send('Redis cannot be reached.');
    reply.hijack();
    board.routing(request.raw, reply.raw);
    return reply;
  };
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => refuse(request, reply, secret);
  app.all(PATH, { onRequest }, show);
  app.all(`${PATH}/*`, { onRequest }, show);
}

async function buildBoard({ queue }: ApiServices): Promise<FastifyInstance> {
  const engines = await Promise.all(queueNames.map((name) => queue.engineOf(name)));
  const serverAdapter = new FastifyAdapter().setBasePath(PATH);
  createBullBoard({
    queues: engines.map((engine) => new BullMQAdapter(engine, { readOnlyMode: true, allowRetries: false })),
    serverAdapter,
    options: { uiConfig: { boardTitle: 'Queues' } },
  });
  const board = Fastify({ logger: false });
  await board.register(serverAdapter.registerPlugin(), { prefix: PATH });
  await board.ready();
  return board;
}

/** Refuses changes before they reach the board, which refuses them too. */
function refuse({ method, headers }: FastifyRequest, reply: FastifyReply, secret: string): FastifyReply | undefined {
  const { raw } = reply;
  for (const [name, value] of Object.entries(quiet)) raw.setHeader(name, value);
  if (!isAdmin(headers.authorization, secret))
    return reply.code(401).header('www-authenticate', 'Basic realm="queues"').send('A password is needed.');
  if (method !== 'GET' && method !== 'HEAD') return reply.code(405).send('The board is to look at only.');
  return undefined;
}

/**
 * Accepts any user name with the secret as the password. Compares digests, which have equal length, so timing reveals
 * nothing.
 */
function isAdmin(authorization = '', secret: string): boolean {
  const [scheme = '', encoded = ''] = authorization.split(' ');
  const given = Buffer.from(encoded, 'base64').toString('utf8');
  const password = given.slice(given.indexOf(':') + 1);
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(password), digest(secret)) && scheme.toLowerCase() === 'basic';
}
