import { isIPv4 } from 'node:net';

const GROUPS = 8;
const GROUPS_OF_NETWORK = 4;

/** Whom we count as one sender: an IPv4 address, or the /64 that one household or server has of IPv6. */
export function networkOf(address: string): string {
  const [host = ''] = address.split('%');
  const last = host.slice(host.lastIndexOf(':') + 1);
  if (isIPv4(last)) return last; // also one that comes as ::ffff:1.2.3.4
  const [head = [], tail = []] = host.split('::').map((part) => part.split(':').filter(Boolean));
  const gap = Array.from({ length: Math.max(0, GROUPS - head.length - tail.length) }, () => '0');
  return [...head, ...gap, ...tail]
    .slice(0, GROUPS_OF_NETWORK)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
