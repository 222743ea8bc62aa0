import { randomUUID } from 'node:crypto';
import { insertMail } from '@app/core/db/share-mails';
import { insertShare } from '@app/core/db/shares';
import type { Services } from '@app/core/services';
import { sealMailContent } from '@app/core/sharing/mail-content';
import { toShareId } from '@app/core/sharing/share-id';
import { snapshotContext } from '@app/core/sharing/snapshot';
import { hashShareToken, newShareToken, newVisitorSecret } from '@app/core/vault/vault';

export type Posted = { mailId: string; linkId: string; shareId: string };

/** Inserts a shared copy and its mail as the api would, for tests without an api. */
export async function postMail(
  services: Services,
  { recipient, owner = newVisitorSecret() }: { recipient: string; owner?: Buffer },
): Promise<Posted> {
  const { db, vault } = services;
  const [mailId, linkId] = [randomUUID(), randomUUID()];
  const token = newShareToken();
  const shareId = toShareId(token);
  const key = vault.newContentKey();
  await insertShare(
    db,
    {
      id: linkId,
      tokenHash: hashShareToken(token),
      visitorHash: vault.visitorHash(owner),
      framework: 'general',
      wrappedKey: vault.wrapForShare(key, linkId, token),
      sealedSnapshot: vault.seal(key, snapshotContext(linkId), '{"document":{}}'),
    },
    30,
  );
  await insertMail(db, {
    id: mailId,
    shareId: linkId,
    subjectId: randomUUID(),
    recipientHash: vault.nameHash('mail-to', recipient),
    visitorHash: vault.visitorHash(owner),
    framework: 'general',
    ...sealMailContent(services, mailId, { sender: 'ada@example.org', recipient, shareId }),
  });
  return { mailId, linkId, shareId };
}
