import type { QuotaSubject } from '../db/analyses.ts';
import type { Services } from '../services.ts';
import { blockOf, networkOf } from './network-of.ts';
import type { Visitor } from './visitor.ts';

/** The quota subjects of a request, as hashes that cannot be reversed with the database and the server keys alone. */
export async function quotaSubjectOf(services: Services, visitor: Visitor, address: string): Promise<QuotaSubject> {
  const { vault } = services;
  return {
    visitor: vault.nameHash('payer-visitor', vault.visitorHash(visitor.secret).toString('base64url')),
    ...(await quotaSubjectOfAddress(services, address)),
  };
}

/** The quota subjects of a client without a cookie. */
export async function quotaSubjectOfAddress(
  { networks }: Services,
  address: string,
): Promise<Omit<QuotaSubject, 'visitor'>> {
  const [network, block] = await Promise.all([
    networks.name('payer', networkOf(address)),
    networks.name('payer-block', blockOf(address)),
  ]);
  return { network, block };
}
