import helmet from '@fastify/helmet';
import type { Config } from '@app/core/config/config';
import type { FastifyInstance } from 'fastify';

/** Applies to every response, including errors and streams. */
export async function setSecurityHeaders(app: FastifyInstance, { PUBLIC_URL }: Config): Promise<void> {
  const isHttps = PUBLIC_URL?.startsWith('https:') ?? false;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        // Videos are previewed from the visitor's own file.
        mediaSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  // Set in onRequest, because an event stream hijacks the reply and skips later hooks.
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('permissions-policy', 'camera=(self), microphone=(self), geolocation=(), browsing-topics=()');
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store');
  });
}
