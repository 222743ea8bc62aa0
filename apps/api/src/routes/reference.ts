import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { buildOpenApi } from '../reference/build-openapi.ts';
import { renderReference } from '../reference/render-reference.ts';

const PAGE = '/api/docs';
const JSON_FILE = `${PAGE}/openapi.json`;
const STYLE = `${PAGE}/reference.css`;

/** The contract for API callers, as OpenAPI JSON and as a page, generated from the running code at startup. */
export function referenceRoutes(app: FastifyInstance): void {
  const document = buildOpenApi();
  const json = JSON.stringify(document);
  const page = renderReference(document, { style: STYLE, json: JSON_FILE });
  const style = readFileSync(new URL('../reference/reference.css', import.meta.url));

  app.get(PAGE, (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  app.get(JSON_FILE, (_request, reply) => reply.type('application/json; charset=utf-8').send(json));
  app.get(STYLE, (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
}
