// A mail server for the demo that delivers nothing: it prints the recipients and the share link of each mail.
import { startSmtpSink } from './smtp-sink.ts';

const LOOK_MS = 500;

/** Mails in non-Latin scripts are encoded in base64, others in quoted-printable. */
const decode = (message: string): string =>
  message
    .replaceAll(/(?:\r?\n[A-Za-z0-9+/]{60,76}={0,2})+/g, (lines) => Buffer.from(lines, 'base64').toString('utf8'))
    .replaceAll(/=\r?\n/g, '');

const parent = process.ppid;
const { url, mails } = await startSmtpSink();
let told = 0;
setInterval(() => {
  if (process.ppid !== parent) process.exit(0);
  for (const { to, message } of mails.slice(told)) {
    const [link = ''] = /https?:\/\/\S+\/share\/[\w-]{43}/.exec(decode(message)) ?? [];
    // The demo discards the standard output of its processes but shows their standard error.
    process.stderr.write(`mail to ${to.join(', ')}: ${link}\n`);
  }
  told = mails.length;
}, LOOK_MS);
process.stdout.write(`mail sink ready ${url}\n`);
