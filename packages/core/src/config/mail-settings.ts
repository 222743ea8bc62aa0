import type { Config } from './config.ts';

export type MailSettings = {
  server: {
    host: string;
    port: number;
    /** True: TLS from the first byte. False: STARTTLS when the server offers it. */
    secure: boolean;
    /** Set when there is a password, so that it is never sent in the clear. */
    requireTLS: boolean;
    auth?: { user: string; pass: string };
    /** The host name for EHLO. */
    name: string;
  };
  from: string;
  publicUrl: string;
  /** Headers that this server needs with every mail. */
  headers: Record<string, string>;
};

const SENDGRID_HOST = 'smtp.sendgrid.net';
/** Turns off SendGrid's click tracking, which rewrites the link, and open tracking, which adds an image to the mail. */
const sendGridHeaders = {
  'X-SMTPAPI': JSON.stringify({
    filters: { clicktrack: { settings: { enable: 0 } }, opentrack: { settings: { enable: 0 } } },
  }),
};

/** Undefined when this deployment sends no mail. */
export function mailSettings(config: Config): MailSettings | undefined {
  const { SMTP_URL, SENDGRID_API_KEY, MAIL_FROM: from, PUBLIC_URL: publicUrl } = config;
  if (!from || !publicUrl) return undefined;
  const name = new URL(publicUrl).hostname;
  if (SMTP_URL) return { server: { ...smtpServer(SMTP_URL), name }, from, publicUrl, headers: {} };
  if (!SENDGRID_API_KEY) return undefined;
  const auth = { user: 'apikey', pass: SENDGRID_API_KEY };
  const server = { host: SENDGRID_HOST, port: 587, secure: false, requireTLS: true, auth, name };
  return { server, from, publicUrl, headers: sendGridHeaders };
}

function smtpServer(url: string): Omit<MailSettings['server'], 'name'> {
  const { protocol, hostname: host, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const auth = username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined;
  return {
    host,
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    requireTLS: !secure && auth !== undefined,
    ...(auth && { auth }),
  };
}
