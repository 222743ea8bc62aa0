/** Who asks, in counts of one kind: the names of its network and of the block of networks around it. */
export type Sender = { network: string; block: string };

/** A block may use as much as so many of its networks: neighbours share an IPv4 /24, one customer may have an IPv6 /48. */
export const NETWORKS_OF_BLOCK = 4;
