import type { Metrics } from '@app/core/metrics/metrics';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Counts responses by route pattern, because a URL contains session ids. All page files share one label. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onRoute', ({ url }) => metrics.allowLabelValues('route', [labelOf(url)]));
  app.addHook('onResponse', async (request, reply) => {
    const route = labelOf(request.routeOptions.url);
    metrics.count('app_http_requests_total', { method: request.method, route, status: String(reply.statusCode) });
    const code = reply.getHeader('x-error-code');
    if (typeof code === 'string') metrics.count('app_http_refusals_total', { route, code });
    if (!isStream(reply)) metrics.observe('app_http_request_seconds', { route }, reply.elapsedTime / 1_000);
  });
}

const HEALTH = new Set(['/livez', '/readyz']);

function labelOf(url: string | undefined): string {
  if (url === undefined) return 'none';
  return url.startsWith('/api/') || HEALTH.has(url) ? url : 'page';
}

/** A stream's duration measures the analysis, not the request. */
const isStream = ({ raw }: FastifyReply): boolean =>
  String(raw.getHeader('content-type')).startsWith('text/event-stream');
