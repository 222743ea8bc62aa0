/** The source addresses of an attack. The api trusts the proxy header, and here every caller acts as its own proxy. */
export type Senders = 'one address' | 'many networks';

/** `networks` /64 networks within one /48, the IPv6 range a single customer can have. */
export function attackerAddresses(senders: Senders, row: number, networks: number): string[] {
  if (senders === 'one address') return [`203.0.113.${row}`];
  return Array.from({ length: networks }, (_, index) => `2001:db8:${row}:${(index + 1).toString(16)}::1`);
}

/** A different IPv4 /24 for every visit, so that honest visitors share no network. */
export const honestAddress = (visit: number): string => `10.${(visit >> 8) & 255}.${visit & 255}.20`;
