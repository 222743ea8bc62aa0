import { z } from 'zod';
import { describedFor, milliseconds } from './setting-types.ts';
import { MailServerAddress } from './store-addresses.ts';

/** Settings of the mails that carry shared links. */
export const mailing = {
  SMTP_URL: MailServerAddress,
  SENDGRID_API_KEY: z
    .string()
    .optional()
    .meta(describedFor('models', 'SendGrid instead of a mail server of your own.')),
  MAIL_FROM: z.email().optional().meta(describedFor('models', 'The plain address mails come from; needed to mail.')),

  MAIL_RETRY_MS: milliseconds
    .default(60_000)
    .meta(describedFor('models', 'The pause before a mail is tried again; it doubles up to half an hour.')),
  MAIL_TRY_FOR_MS: milliseconds
    .default(21_600_000)
    .meta(describedFor('models', 'How long a mail is tried that the mail server does not take.')),
};
