import type { ProviderId } from '@app/contract/models';

import type { WireRequest } from './wire/wire.ts';

/** `text` is the answer the simulator would give by default. */
export type SimulatorRequest = { provider: ProviderId; ask: WireRequest; text: string };

export type SimulatorText = {
  text: string;
  /** Raw server-sent events to write before the text, such as a provider would send unsolicited. */
  frames?: string;
  /** The billed input tokens; the default is one token per four characters. */
  inputTokens?: number;
};

/** Replaces a model's answer. Undefined keeps the default answer. */
export type SimulatorScript = (asked: SimulatorRequest) => SimulatorText | undefined;
