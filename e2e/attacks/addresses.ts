/** Who sends: the api believes the proxy's header, and here every caller is its own proxy. */
export type Senders = 'one address' | 'many networks' | 'scattered networks';

/**
 * Many networks: as many /64 as one attack has, all of one /48, which a single customer can have of IPv6. Scattered: each
 * /64 in a /48 of its own, so that the product sees nothing they have in common.
 */
export function attackerAddresses(senders: Senders, row: number, networks: number): string[] {
  if (senders === 'one address') return [`100.64.${row}.7`];
  const hex = (number: number): string => number.toString(16);
  return Array.from({ length: networks }, (_, index) =>
    senders === 'many networks' ? `2001:db8:${row}:${hex(index + 1)}::1` : `2a0${row}:${hex(index + 1)}:1:1::1`,
  );
}

/** A different IPv4 /24 for every visit, so that honest visitors share no network. */
export const honestAddress = (visit: number): string => `10.${(visit >> 8) & 255}.${visit & 255}.20`;
