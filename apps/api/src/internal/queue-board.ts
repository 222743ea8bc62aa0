import { createHash, timingSafeEqual } from 'node:crypto';
import { queueNames } from '@app/core/queue/jobs';
import type { ApiServices } from '@app/core/services';
import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

const PATH = '/queues';

/** The page of the board asks a font of another site: nobody else needs to know that it is looked at. */
const quiet = {
  'content-security-policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; form-action 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
};

/**
 * The queues as they are, to look at only. Jobs hold ids, so that is all there is to see. Built when someone looks for
 * the first time: this process starts without Redis too.
 */
export function queueBoard(app: FastifyInstance, services: ApiServices, secret: string): void {
  let building: Promise<FastifyInstance> | undefined;
  const show = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    building ??= buildBoard(services);
    const board = await building.catch(() => (building = undefined));
    if (!board) return reply.code(503).send('Redis is away.');
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

/** The board refuses changes too; here none gets as far. */
function refuse({ method, headers }: FastifyRequest, reply: FastifyReply, secret: string): FastifyReply | undefined {
  const { raw } = reply;
  for (const [name, value] of Object.entries(quiet)) raw.setHeader(name, value);
  if (!isAdmin(headers.authorization, secret))
    return reply.code(401).header('www-authenticate', 'Basic realm="queues"').send('A password is needed.');
  if (method !== 'GET' && method !== 'HEAD') return reply.code(405).send('The board is to look at only.');
  return undefined;
}

/** Any name, with the secret for a password. Digests have one length, so the time says nothing of either. */
function isAdmin(authorization = '', secret: string): boolean {
  const [scheme = '', encoded = ''] = authorization.split(' ');
  const given = Buffer.from(encoded, 'base64').toString('utf8');
  const password = given.slice(given.indexOf(':') + 1);
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(password), digest(secret)) && scheme.toLowerCase() === 'basic';
}
