import type { readMarkdown } from '@app/document/read-markdown';

export type Token = ReturnType<typeof readMarkdown>[number];

type Named<Each> = Each extends { type: infer Name } ? (string extends Name ? never : Each) : never;

/** Without the open kind any plug-in of the parser could add: a switch over these is complete. */
export type KnownToken = Named<Token>;

export type TokenOf<Name extends KnownToken['type']> = Extract<KnownToken, { type: Name }>;
