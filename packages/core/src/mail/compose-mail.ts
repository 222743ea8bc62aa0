import { SHARE_DAYS } from '@app/contract/sharing';
import { directionOf, type Lang, tags } from '@app/words/languages';
import { reportLangOf, reportWordsOf } from '@app/words/reports';

export type Mail = {
  id: string;
  sender: string;
  recipient: string;
  /** The link to the shared copy. */
  link: string;
  /** The language of the mail; English by default. */
  lang?: Lang;
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

/** Addresses are objects with an explicit envelope, so that the mail library parses no address from text. */
export function composeMail(mail: Mail, from: string): ComposedMail {
  const { id, sender, recipient, lang = 'en' } = mail;
  const words = wordsOf(lang);
  return {
    // The same for every try, so that a mail client shows a duplicate only once.
    messageId: `<${id}@${from.slice(from.indexOf('@') + 1)}>`,
    from: { name: words.senderName, address: from },
    to: { name: '', address: recipient },
    replyTo: { name: '', address: sender },
    envelope: { from, to: [recipient] },
    subject: words.subject,
    text: textOf(mail),
    html: htmlOf(mail),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  };
}

const wordsOf = (lang: Lang) => reportWordsOf(lang).report.mail;

function textOf({ sender, link, lang = 'en' }: Mail): string {
  const { shared, read, expiry, caution, unverified } = wordsOf(lang);
  return [shared(sender), `${read}:\n${link}`, expiry(SHARE_DAYS), caution, unverified].join('\n\n') + '\n';
}

/** Sets no colours, so that the mail follows the reader's light or dark theme. */
function htmlOf({ sender, link, lang = 'en' }: Mail): string {
  const { subject, shared, read, expiry, caution, unverified } = wordsOf(lang);
  const written = reportLangOf(lang);
  const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;
  return [
    '<!doctype html>',
    `<html lang="${tags[written]}" dir="${directionOf(written)}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(subject)}</title>`,
    '</head>',
    '<body style="font-family: sans-serif; font-size: 16px; line-height: 1.5; max-width: 36em">',
    paragraph(shared(sender)),
    `<p><a href="${escapeHtml(link)}">${escapeHtml(read)}</a></p>`,
    ...[expiry(SHARE_DAYS), caution, unverified].map(paragraph),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character);
}
