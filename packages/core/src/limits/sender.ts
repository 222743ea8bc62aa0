/** The sender of a request: the hashed names of its network and of the surrounding block, for counters of one kind. */
export type Sender = { network: string; block: string };

/** A block may use as much as this many networks: neighbours share an IPv4 /24, one customer may have an IPv6 /48. */
export const NETWORKS_OF_BLOCK = 4;
