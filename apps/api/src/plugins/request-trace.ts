import type { OpenSpan, Trace } from '@app/core/trace/trace';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be widened
  interface FastifyRequest {
    span: OpenSpan | undefined;
  }
}

/** One span per API call, around its handler. Page files and health checks are left out. */
export function traceRequests(app: FastifyInstance, trace: Trace): void {
  app.decorateRequest('span', undefined);
  if (!trace.isOn) return;
  app.addHook('onRequest', async (request) => {
    const { url: route } = request.routeOptions;
    if (route?.startsWith('/api/')) request.span = trace.begin('request', { route, method: request.method });
  });
  // Entered here and not in onRequest, because the socket events that deliver a body lose the async context of earlier
  // hooks.
  app.addHook('preHandler', (request, _reply, done) => {
    if (request.span) request.span.within(done);
    else done();
  });
  app.addHook('onResponse', async ({ span }, reply) => {
    const code = reply.getHeader('x-error-code');
    span?.note({ status: reply.statusCode, ...(typeof code === 'string' && { code }) });
    span?.end();
  });
  app.addHook('onRequestAbort', async ({ span }) => span?.end());
}
