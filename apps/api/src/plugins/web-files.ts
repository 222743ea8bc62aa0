import { access } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendError } from './errors.ts';

/** The page with its prerendered first view, which fits only `/`, and the same page without prerendered content. */
const [HOME, EMPTY_PAGE] = ['index.html', 'bare.html'];

/** Paths the client-side router knows; any other path gets the same page with status 404. */
const PAGES = /^\/(share(\/[^/]*)?|privacy\/?)?$/i;
const SHARE_PAGES = /^\/share(\/|$)/i;

/** Serves the built page and its files. A browser that asks for an unknown path gets the page with status 404. */
export async function serveWebFiles(app: FastifyInstance, folder: string): Promise<void> {
  const root = resolve(folder);
  const assets = join(root, 'assets', sep);
  await Promise.all([access(join(root, HOME)), access(join(root, EMPTY_PAGE))]);
  await app.register(fastifyStatic, {
    root,
    index: false,
    wildcard: false,
    preCompressed: true, // The build writes compressed copies next to the files.
    setHeaders: (reply, path) => {
      void reply.header('cache-control', cachingOf(reply.request, path.startsWith(assets)));
    },
  });
  app.get('/', (_request, reply) => reply.sendFile(HOME));
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    const wantsPage =
      (request.method === 'GET' || request.method === 'HEAD') && (request.headers.accept ?? '').includes('text/html');
    if (path.startsWith('/api/') || !wantsPage) return sendError(reply, 'NOT_FOUND');
    // A share link must not appear in search engines.
    if (SHARE_PAGES.test(path)) void reply.header('x-robots-tag', 'noindex, nofollow');
    return reply.code(PAGES.test(path) ? 200 : 404).sendFile(EMPTY_PAGE);
  });
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '';

/** File names under assets contain a content hash. The URL of a shared page is a secret, so no cache may store it. */
function cachingOf(request: FastifyRequest, isAsset: boolean): string {
  if (SHARE_PAGES.test(pathOf(request))) return 'no-store';
  return isAsset ? 'public, max-age=31536000, immutable' : 'no-cache';
}
