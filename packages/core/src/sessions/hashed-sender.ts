import type { Sender } from '../limits/sender.ts';
import type { Vault } from '../vault/vault.ts';
import { blockOf, networkOf } from './network-of.ts';

/** Hashes a sender's network and block for counters of one kind. Each kind has its own hashes. */
export function hashedSender(vault: Vault, kind: string, address: string): Sender {
  const nameOf = (what: string, value: string): string =>
    vault.nameHash(`${kind}-${what}`, value).toString('base64url');
  return { network: nameOf('network', networkOf(address)), block: nameOf('block', blockOf(address)) };
}
