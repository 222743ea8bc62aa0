import type { ApiServices } from '@app/core/services';
import Fastify, { type FastifyInstance } from 'fastify';
import { limitBodyMemory } from './bodies/body-budget.ts';
import { limitBodyTime, LARGE_BODY_MS } from './bodies/body-timeout.ts';
import { refuseTinyChunks } from './bodies/tiny-chunks.ts';
import { addUploadService } from './bodies/upload-service.ts';
import { limitResponseMemory } from './plugins/response-memory-limit.ts';
import { registerErrorHandler, sendError } from './plugins/errors.ts';
import { limitPipelining } from './plugins/pipelining.ts';
import { requireProofUnderLoad } from './plugins/proof-of-work.ts';
import { limitRequestRate } from './plugins/rate-limit.ts';
import { logRequests } from './plugins/request-log.ts';
import { measureRequests } from './plugins/request-metrics.ts';
import { traceRequests } from './plugins/request-trace.ts';
import { requireSameOrigin } from './plugins/same-origin.ts';
import { limitStreams } from './plugins/stream-budget.ts';
import { setSecurityHeaders } from './plugins/security-headers.ts';
import { refuseUnknownPaths } from './plugins/unknown-paths.ts';
import { identifyVisitors } from './plugins/visitor-cookie.ts';
import { serveWebFiles } from './plugins/web-files.ts';
import { closeUnusedConnections } from './plugins/unused-connections.ts';
import { analysisEventRoutes } from './routes/analysis-events.ts';
import { analysisRoutes } from './routes/analyses.ts';
import { analyzeRoutes } from './routes/analyze.ts';
import { chatRoutes } from './routes/chat.ts';
import { comparisonRoutes } from './routes/comparisons.ts';
import { documentRoutes } from './routes/documents.ts';
import { downloadRoutes } from './routes/downloads.ts';
import { healthRoutes } from './routes/health.ts';
import { interviewRoutes } from './routes/interview.ts';
import { messageRoutes } from './routes/messages.ts';
import { opinionRoutes } from './routes/opinions.ts';
import { referenceRoutes } from './routes/reference.ts';
import { selfAnswerRoutes } from './routes/self-answers.ts';
import { sharingRoutes } from './routes/sharing.ts';
import { sessionRoutes } from './routes/session.ts';
import { statusRoutes } from './routes/status.ts';

const SMALL_BODY_BYTES = 16_384;
/** Longer than any request line, so the router limits no id: the contract decides which ids are valid. */
const MAX_PARAM_CHARS = 16_384;

/** Builds the whole server without listening. `draining` aborts when the process is about to close. */
export async function buildApp(services: ApiServices, draining: AbortSignal): Promise<FastifyInstance> {
  const { config, log, metrics, trace, vault } = services;
  const app = Fastify({
    logger: false,
    bodyLimit: SMALL_BODY_BYTES,
    // Trusts exactly our own proxies: any entry further left in X-Forwarded-For is the client's own claim.
    trustProxy: (_address: string, hop: number) => hop < config.TRUST_PROXY_HOPS,
    requestTimeout: LARGE_BODY_MS,
    // Node checks only every 30 s by default, so connections with slow headers would stay open that much longer.
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 2_000 },
    forceCloseConnections: 'idle',
    // Requests that a proxy sends on a kept connection while the process closes are still answered: the stores close last.
    return503OnClosing: false,
    // Fastify rejects undecodable URLs and overlong params before any hook, without our headers and with the URL in the
    // response.
    rewriteUrl: ({ url = '/' }) => (isDecodable(url) ? url : '/api/undecodable'),
    routerOptions: { maxParamLength: MAX_PARAM_CHARS },
  });
  // Fastify parses text/plain by default, which a form on another site can send without a CORS preflight.
  app.removeContentTypeParser('text/plain');
  limitPipelining(app);
  closeUnusedConnections(app);
  refuseTinyChunks(app);
  await setSecurityHeaders(app, config);
  measureRequests(app, metrics);
  traceRequests(app, trace);
  logRequests(app, log);
  registerErrorHandler(app, log);
  limitBodyTime(app);
  limitBodyMemory(app);
  limitStreams(app);
  limitResponseMemory(app);
  addUploadService(app, services);
  requireSameOrigin(app, config);
  limitRequestRate(app, services);
  await identifyVisitors(app, config, vault);
  requireProofUnderLoad(app, services);
  refuseUnknownPaths(app);

  healthRoutes(app, services, () => draining.aborted);
  statusRoutes(app, services);
  messageRoutes(app, services);
  sessionRoutes(app, services);
  analyzeRoutes(app, services);
  documentRoutes(app, services);
  analysisRoutes(app, services);
  opinionRoutes(app, services);
  interviewRoutes(app, services);
  comparisonRoutes(app, services);
  selfAnswerRoutes(app, services);
  analysisEventRoutes(app, services, draining);
  chatRoutes(app, services, draining);
  sharingRoutes(app, services);
  downloadRoutes(app, services);
  referenceRoutes(app);
  if (config.WEB_ROOT) await serveWebFiles(app, config.WEB_ROOT);
  else app.setNotFoundHandler((_request, reply) => sendError(reply, 'NOT_FOUND'));
  return app;
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?')[0] ?? '');
    return true;
  } catch {
    return false;
  }
}
