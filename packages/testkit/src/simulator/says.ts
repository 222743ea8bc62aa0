import type { ProviderId } from '@app/contract/models';

import type { Ask } from './wire/wire.ts';

/** `text` is the answer the simulator would give by default. */
export type Asked = { provider: ProviderId; ask: Ask; text: string };

export type Said = {
  text: string;
  /** Raw server-sent events to write before the text, such as a provider would send unsolicited. */
  frames?: string;
  /** The billed input tokens; the default is one token per four characters. */
  inputTokens?: number;
};

/** Replaces a model's answer. Undefined keeps the default answer. */
export type Says = (asked: Asked) => Said | undefined;
