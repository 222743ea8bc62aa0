// Creates the visitor's cookie on same-origin calls, except for shared analyses; the status call renews an old one.
import { COOKIE_DAYS } from '@app/contract/retention';
import { readSharedAnalysis } from '@app/contract/sharing';
import { readStatus } from '@app/contract/status';
import cookie from '@fastify/cookie';
import type { Config } from '@app/core/config/config';
import type { Visitor } from '@app/core/sessions/visitor';
import { newVisitorSecret, type Vault } from '@app/core/vault/vault';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSameOrigin } from './same-origin.ts';

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be widened
  interface FastifyRequest {
    visitor: Visitor | undefined;
    /** The request came without a valid cookie of ours. A visitor who deletes the cookie counts as new. */
    isNewVisitor: boolean;
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be widened
  interface FastifyReply {
    /** Sets the cookie, so that the client is this visitor from now on. */
    sendVisitor(visitor: Visitor): void;
  }
}

/**
 * Identifies visitors by their only credential, a cookie with a signed random secret that scripts cannot read. It is
 * created only on same-origin calls: a navigation from another site arrives without the Strict cookie and must not
 * overwrite it.
 */
export async function identifyVisitors(app: FastifyInstance, config: Config, vault: Vault): Promise<void> {
  const isHttps = config.PUBLIC_URL?.startsWith('https:') ?? false;
  const name = isHttps ? '__Host-visitor' : 'visitor';
  await app.register(cookie, { secret: vault.cookieKeys() });
  app.decorateRequest('visitor', undefined);
  app.decorateRequest('isNewVisitor', false);
  app.decorateReply('sendVisitor', function (visitor) {
    sendCookie(this, { name, isHttps, visitor });
  });

  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    const { visitor, isOld } = readVisitor(request, name);
    request.visitor = visitor;
    request.isNewVisitor = !visitor;
    // Only on the read-only status call: a late response to another call could restore a secret that was already
    // replaced.
    if (visitor && isOld && request.routeOptions.url === readStatus.path) reply.sendVisitor(visitor);
    // Reading a shared analysis sets no cookie.
    if (request.routeOptions.url === readSharedAnalysis.path) return;
    if (request.visitor || !isSameOrigin(request, config) || isNavigation(request)) return;
    request.visitor = { secret: newVisitorSecret() };
    reply.sendVisitor(request.visitor);
  });
}

/** Browsers without Sec-Fetch-Dest still request a document with an HTML Accept header. */
function isNavigation({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-dest'] === 'document' || (headers.accept ?? '').includes('text/html');
}

/** `isOld`: signed with a key that is no longer used for signing. */
function readVisitor(request: FastifyRequest, name: string): { visitor: Visitor | undefined; isOld: boolean } {
  const signed = request.cookies[name];
  const { valid, value, renew } = signed ? request.unsignCookie(signed) : { valid: false, value: null, renew: false };
  const secret = valid && value ? Buffer.from(value, 'base64url') : undefined;
  return { visitor: secret?.length === 32 ? { secret } : undefined, isOld: renew };
}

function sendCookie(
  reply: FastifyReply,
  { name, isHttps, visitor }: { name: string; isHttps: boolean; visitor: Visitor },
): void {
  void reply.setCookie(name, visitor.secret.toString('base64url'), {
    signed: true,
    httpOnly: true,
    secure: isHttps,
    sameSite: 'strict',
    path: '/',
    maxAge: COOKIE_DAYS * 24 * 3_600,
  });
}
