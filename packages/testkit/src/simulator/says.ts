import type { ProviderId } from '@app/contract/models';

import type { Ask } from './wire/wire.ts';

/** `text` is what the model would have said by itself. */
export type Asked = { provider: ProviderId; ask: Ask; text: string };

export type Said = {
  text: string;
  /** Server-sent events nobody asked for, written before the text as they stand. */
  frames?: string;
  /** What the call is billed for, where it is not a token for every four characters. */
  inputTokens?: number;
};

/** Puts words into the mouth of the models. Undefined: they speak for themselves. */
export type Says = (asked: Asked) => Said | undefined;
