import type { Services } from '../services.ts';
import type { Sealed } from '../vault/sealed.ts';

/** The content of a mail. It is sealed until the mail is sent, then deleted. */
export type MailContent = { sender: string; recipient: string; shareId: string; lang?: string | undefined };

const mailContext = (mailId: string): string => `share_mails:${mailId}`;

/** Seals with a fresh key, wrapped for the worker only. */
export function sealMailContent(
  { vault }: Services,
  mailId: string,
  content: MailContent,
): { sealedMail: Sealed; workerKey: Sealed } {
  const key = vault.newContentKey();
  return {
    sealedMail: vault.seal(key, mailContext(mailId), JSON.stringify(content)),
    workerKey: vault.wrapForWorker(key, mailId),
  };
}

export function openMailContent(
  { vault }: Services,
  { id, sealedMail, workerKey }: { id: string; sealedMail: Sealed; workerKey: Sealed },
): MailContent | undefined {
  const key = vault.openForWorker(workerKey, id);
  const opened = key && vault.open(key, mailContext(id), sealedMail);
  return opened === undefined ? undefined : (JSON.parse(opened) as MailContent);
}
