import type { Payer } from '../db/analyses.ts';
import type { Services } from '../services.ts';
import { networkOf } from './network-of.ts';
import type { Visitor } from './visitor.ts';

/** Whom we charge for what a visitor asks for: names that only the holder of the server key could find out again. */
export function payerOf({ vault }: Services, visitor: Visitor, address: string): Payer {
  return {
    visitor: vault.nameHash('payer-visitor', vault.visitorHash(visitor.secret).toString('base64url')),
    network: vault.nameHash('payer-network', networkOf(address)),
  };
}
