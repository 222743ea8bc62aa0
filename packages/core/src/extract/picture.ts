/** An image for a model: upright, without metadata. */
export type Picture = { jpeg: Buffer; width: number; height: number };
