export type Environment = Record<string, string | undefined>;

/** Where a command speaks to: its result, and what stands beside it, so that the result can be piped on. */
export type Terminal = { say(words: string): void; note(words: string): void };

/** One thing an operator can do. */
export type Command = {
  /** True when all is well; the process ends with 1 otherwise. */
  run(parameters: string[], environment: Environment, terminal: Terminal): Promise<boolean>;
};

/** What an operator did wrong, in words; anything else that is thrown is a bug. */
export class Refusal extends Error {}

/** The same, and how the command is used is told with it. */
export class WrongUse extends Refusal {}
