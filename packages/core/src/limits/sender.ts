/** The network a request comes from and the surrounding block. Hashed wherever they leave the process. */
export type Sender = { network: string; block: string };

/** A block may use as much as this many networks: neighbours share an IPv4 /24, one customer may have an IPv6 /48. */
export const NETWORKS_OF_BLOCK = 4;
