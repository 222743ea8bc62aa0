import type { readMarkdown } from '@app/document/read-markdown';

export type Token = ReturnType<typeof readMarkdown>[number];

type Named<Each> = Each extends { type: infer Name } ? (string extends Name ? never : Each) : never;

/** Excludes the generic token of parser extensions, so that a switch over the types is exhaustive. */
export type KnownToken = Named<Token>;

export type TokenOf<Name extends KnownToken['type']> = Extract<KnownToken, { type: Name }>;
