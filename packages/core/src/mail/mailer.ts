import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { MailSettings } from '../config/mail-settings.ts';
import { composeMail, type Mail } from './compose-mail.ts';
import { type MailOutcome, outcomeOf } from './mail-outcome.ts';

/** Sends mails over pooled SMTP connections. */
export type Mailer = {
  /** Never throws: a failure is an outcome, with the fault for the log. */
  send(mail: Mail): Promise<{ outcome: MailOutcome; fault?: unknown }>;
  /** Throws unless the server responds and accepts the login. */
  verify(): Promise<void>;
  close(): void;
};

export const MAX_CONCURRENT_MAILS = 5;

const usualTimeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 10_000, socketTimeout: 30_000 };

export function openMailer({ server, from, headers }: MailSettings, timeouts = usualTimeouts): Mailer {
  const transport = createTransport({
    pool: true,
    ...server,
    ...timeouts,
    maxConnections: MAX_CONCURRENT_MAILS,
    // The row of the mail decides about retries, never the transport.
    maxRequeues: 0,
    maxRecipients: 1,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  /** Message streams by message id. A stream is read only after the server agreed to take the message. */
  const messages = new Map<string, Readable>();
  transport.use('stream', ({ data, message }, done) => {
    message.processFunc((stream) => {
      messages.set(String(data.messageId), stream);
      return stream;
    });
    done();
  });

  return {
    async send(mail) {
      const composed = composeMail(mail, from);
      try {
        await transport.sendMail({ ...composed, headers: { ...composed.headers, ...headers } });
        return { outcome: 'sent' };
      } catch (fault) {
        const wasHandedOver = messages.get(composed.messageId)?.readableDidRead ?? false;
        return { outcome: outcomeOf(fault, wasHandedOver), fault };
      } finally {
        messages.delete(composed.messageId);
      }
    },
    async verify() {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}
