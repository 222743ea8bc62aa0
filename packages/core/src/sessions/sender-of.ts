import type { Sender } from '../limits/sender.ts';
import type { Vault } from '../vault/vault.ts';
import { blockOf, networkOf } from './network-of.ts';

/** A sender's names in counts of this kind: never an address, and no other count's names for it. */
export function senderOf(vault: Vault, kind: string, address: string): Sender {
  const nameOf = (what: string, value: string): string =>
    vault.nameHash(`${kind}-${what}`, value).toString('base64url');
  return { network: nameOf('network', networkOf(address)), block: nameOf('block', blockOf(address)) };
}
