import { randomBytes, randomUUID } from 'node:crypto';
import { sampleText } from '@app/testkit/sample-text';
import type { SmtpSink } from '@app/testkit/smtp-sink';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { mintCookie } from './mint-cookie.ts';

export type ShareBody = { analysisId: string; recipientEmail: string; senderEmail?: string; preview?: string };

/** A visitor with one finished analysis. */
export type Sharer = { cookie: string; sessionId: string; analysisId: string };

type AnalyzeBody = {
  cookie: string;
  sessionId: string;
  content: string;
  title?: string;
  selectedModel?: string;
};

export type Sharing = {
  analyze(body: AnalyzeBody, prefer: 'wait' | 'respond-async'): Promise<string>;
  makeSharer(content?: string, title?: string): Promise<Sharer>;
  share(body: ShareBody, cookie: string): Promise<LightMyRequestResponse>;
  links<Link>(cookie: string): Promise<Link[]>;
  /** The newest mail to an address, decoded. */
  mailTo(address: string): string;
};

export const SENDER = 'ada@example.org';

/** Visitors who analyse a text and mail it, and the mails that arrive. */
export function openSharing(app: FastifyInstance, sink: SmtpSink): Sharing {
  const sharing: Sharing = {
    async analyze({ cookie, ...payload }, prefer) {
      const headers = { cookie, prefer };
      const answer = await app.inject({ method: 'POST', url: '/api/analyze/text', headers, payload });
      return answer.json<{ analysisId: string }>().analysisId;
    },
    async makeSharer(content = sampleText(randomUUID()), title = 'Own words') {
      const cookie = await mintCookie(app);
      const sessionId = randomUUID();
      return { cookie, sessionId, analysisId: await sharing.analyze({ cookie, sessionId, content, title }, 'wait') };
    },
    share: async (body, cookie) =>
      app.inject({
        method: 'POST',
        url: '/api/share',
        headers: { cookie },
        // A different network per call: the limits have their own test.
        remoteAddress: `10.${randomBytes(3).join('.')}`,
        payload: { senderEmail: SENDER, ...body },
      }),
    links: async <Link>(cookie: string) =>
      (await app.inject({ url: '/api/shares', headers: { cookie } })).json<Link[]>(),
    mailTo(address) {
      const mail = sink.mails.findLast(({ to }) => to.includes(address));
      return (mail?.message ?? '').replaceAll(/=\r\n/g, '').replaceAll('=3D', '=');
    },
  };
  return sharing;
}

/** The id in the link of a mail. */
export function shareIdIn(mail: string): string {
  return /\/share\/([\w-]+)/.exec(mail)?.[1] ?? '';
}
