import type { CounterUse } from '../db/counters.ts';
import type { Services } from '../services.ts';
import { networkOf } from '../sessions/network-of.ts';
import type { Visitor } from '../sessions/visitor.ts';

export const mailLimits = {
  visitor: { window: 'day', limit: 5 },
  network: { window: 'day', limit: 10 },
  recipient: { window: 'day', limit: 3 },
  /** Circuit breaker: the total number of mails per hour. */
  everyone: { window: 'hour', limit: 200 },
} as const satisfies Record<string, Omit<CounterUse, 'name'>>;

type Mailing = { visitor: Visitor; address: string; recipient: string };

/** The counters one mail increments, narrow ones first: the shared one is locked last and for the shortest time. */
export async function listMailCounterUses(
  { vault, networks }: Services,
  { visitor, address, recipient }: Mailing,
): Promise<CounterUse[]> {
  const names = {
    visitor: vault.visitorHash(visitor.secret).toString('base64url'),
    network: (await networks.name('mail', networkOf(address))).toString('base64url'),
    recipient: mailboxOf(recipient),
    everyone: '',
  };
  const kinds = ['visitor', 'network', 'recipient', 'everyone'] as const;
  return kinds.map((kind) => ({
    name: `mail-${kind}:${vault.nameHash(`mail-${kind}`, names[kind]).toString('base64url')}`,
    ...mailLimits[kind],
  }));
}

/** Ignores plus tags and case, so that variants of one mailbox count as one recipient. */
function mailboxOf(recipient: string): string {
  return recipient.toLowerCase().replace(/\+[^@]*(?=@)/, '');
}
