import { ConfigError } from './config.ts';

/** Names the setting behind a fault of the operating system during the start; passes any other error on. */
export function rethrowAsConfigError(settings: string): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof Error) || !('syscall' in error)) throw error;
    throw new ConfigError(`${settings} cannot be used: ${error.message}`, { cause: error });
  };
}
