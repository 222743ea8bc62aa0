/** What a model is shown: upright, without metadata. */
export type Picture = { jpeg: Buffer; width: number; height: number };
