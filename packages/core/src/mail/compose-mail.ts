import { mailWords } from './mail-words.ts';

export type Mail = {
  id: string;
  sender: string;
  recipient: string;
  /** Leads to the shared copy. */
  link: string;
};

type Address = { name: string; address: string };

export type ComposedMail = {
  messageId: string;
  from: Address;
  to: Address;
  replyTo: Address;
  envelope: { from: string; to: [string] };
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
};

/** Addresses as objects and an envelope of its own: nothing is left for a mail program to read out of a text. */
export function composeMail({ id, sender, recipient, link }: Mail, from: string): ComposedMail {
  return {
    // The same for every try, so that a mail program shows a mail that came twice once.
    messageId: `<${id}@${from.slice(from.indexOf('@') + 1)}>`,
    from: { name: mailWords.senderName, address: from },
    to: { name: '', address: recipient },
    replyTo: { name: '', address: sender },
    envelope: { from, to: [recipient] },
    subject: mailWords.subject,
    text: textOf(sender, link),
    html: htmlOf(sender, link),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  };
}

function textOf(sender: string, link: string): string {
  const { shared, read, expiry, caution, unverified } = mailWords;
  return [shared(sender), `${read}:\n${link}`, expiry, caution, unverified].join('\n\n') + '\n';
}

/** Without colours of its own, so that it follows the reader's, light or dark. */
function htmlOf(sender: string, link: string): string {
  const { subject, shared, read, expiry, caution, unverified } = mailWords;
  const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(subject)}</title>`,
    '</head>',
    '<body style="font-family: sans-serif; font-size: 16px; line-height: 1.5; max-width: 36em">',
    paragraph(shared(sender)),
    `<p><a href="${escapeHtml(link)}">${escapeHtml(read)}</a></p>`,
    ...[expiry, caution, unverified].map(paragraph),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character);
}
