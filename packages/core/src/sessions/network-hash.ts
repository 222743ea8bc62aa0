import type { Vault } from '../vault/vault.ts';
import { networkOf } from './network-of.ts';

/** A network's name in a count of this kind: never its address, and no other count's name for it. */
export function networkHash(vault: Vault, kind: string, address: string): string {
  return vault.nameHash(`${kind}-network`, networkOf(address)).toString('base64url');
}
