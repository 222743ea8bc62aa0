import type { Route } from '@app/contract/route';
import { AppError } from '@app/core/errors/app-error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';

type Parsed<Bound, Part extends string> =
  Bound extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;

export type Call<Bound extends Route> = {
  params: Parsed<Bound, 'params'>;
  query: Parsed<Bound, 'query'>;
  body: Parsed<Bound, 'body'>;
  request: FastifyRequest;
  reply: FastifyReply;
};

type Answer<Bound extends Route> = Bound extends { reply: infer Schema extends z.ZodType }
  ? z.input<Schema>
  : FastifyReply;

/** Joins one contract route to one handler: what comes in is parsed here, once. */
export function bind<Bound extends Route>(
  app: FastifyInstance,
  route: Bound,
  handler: (call: Call<Bound>) => Promise<Answer<Bound>>,
): void {
  app.route({
    method: route.method,
    url: route.path,
    ...(route.maxBodyBytes && { bodyLimit: route.maxBodyBytes }),
    handler: (request, reply) =>
      handler({
        params: parse(route.params, request.params),
        query: parse(route.query, request.query),
        body: parse(route.body, request.body),
        request,
        reply,
      } as Call<Bound>),
  });
}

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value ?? {});
  if (!result.success) throw new AppError('BAD_REQUEST', { cause: result.error });
  return result.data;
}
