export type OpsEnvironment = Record<string, string | undefined>;

/** `say` writes the result to stdout, `note` writes remarks to stderr, so that the result can be piped. */
export type Terminal = { say(words: string): void; note(words: string): void };

/** One operator command. */
export type OpsCommand = {
  /** Returns whether all is well; otherwise the process exits with 1. */
  run(parameters: string[], environment: OpsEnvironment, terminal: Terminal): Promise<boolean>;
};

/** An operator error with an explanation; any other exception is a bug. */
export class OpsRefusal extends Error {}

/** A usage error; the command's usage is printed with it. */
export class UsageError extends OpsRefusal {}
