/** Who sends: the api believes the proxy's header, and here every caller is its own proxy. */
export type Senders = 'one address' | 'many networks';

/** As many /64 networks as one attack has, all of one /48: what a single customer can have of IPv6. */
export function attackerAddresses(senders: Senders, row: number, networks: number): string[] {
  if (senders === 'one address') return [`203.0.113.${row}`];
  return Array.from({ length: networks }, (_, index) => `2001:db8:${row}:${(index + 1).toString(16)}::1`);
}

/** An IPv4 /24 for every visit: honest visitors have nothing in common. */
export const honestAddress = (visit: number): string => `10.${(visit >> 8) & 255}.${visit & 255}.20`;
