import { isIPv4 } from 'node:net';

const GROUPS = 8;
const GROUPS_OF_NETWORK = 4;
const GROUPS_OF_BLOCK = 3;

/** The unit that counts as one sender: an IPv4 address, or the IPv6 /64 of one household or server. */
export function networkOf(address: string): string {
  return ipv4Of(address) ?? ipv6Start(address, GROUPS_OF_NETWORK);
}

/** The range of networks one customer can have: an IPv4 /24, or an IPv6 /48. */
export function blockOf(address: string): string {
  const ipv4 = ipv4Of(address);
  return ipv4 ? ipv4.slice(0, ipv4.lastIndexOf('.')) : ipv6Start(address, GROUPS_OF_BLOCK);
}

/** Handles IPv4-mapped addresses (::ffff:1.2.3.4) too. */
function ipv4Of(address: string): string | undefined {
  const last = hostOf(address).replace(/^.*:/, '');
  return isIPv4(last) ? last : undefined;
}

function ipv6Start(address: string, groups: number): string {
  const [head = [], tail = []] = hostOf(address)
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const gap = Array.from({ length: Math.max(0, GROUPS - head.length - tail.length) }, () => '0');
  return [...head, ...gap, ...tail]
    .slice(0, groups)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** Strips the zone of a link-local address. */
const hostOf = (address: string): string => address.split('%')[0] ?? '';
