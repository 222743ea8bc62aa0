import type { Services } from '../services.ts';
import type { Sealed } from '../vault/sealed.ts';

/** What a mail is made of. It is sealed until it is sent, and then it is gone. */
export type Letter = { sender: string; recipient: string; shareId: string; lang?: string | undefined };

const letterPlace = (mailId: string): string => `share_mails:${mailId}`;

/** With a key of its own, which the worker alone can open. */
export function sealLetter(
  { vault }: Services,
  mailId: string,
  letter: Letter,
): { sealedMail: Sealed; workerKey: Sealed } {
  const key = vault.newContentKey();
  return {
    sealedMail: vault.seal(key, letterPlace(mailId), JSON.stringify(letter)),
    workerKey: vault.wrapForWorker(key, mailId),
  };
}

export function openLetter(
  { vault }: Services,
  { id, sealedMail, workerKey }: { id: string; sealedMail: Sealed; workerKey: Sealed },
): Letter | undefined {
  const key = vault.openForWorker(workerKey, id);
  const opened = key && vault.open(key, letterPlace(id), sealedMail);
  return opened === undefined ? undefined : (JSON.parse(opened) as Letter);
}
