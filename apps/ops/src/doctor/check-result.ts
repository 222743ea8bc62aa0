import type { Config } from '@app/core/config/config';

/** The result of one check, with advice if there is a problem. */
export type CheckResult = { level: 'ok' | 'warn' | 'fail'; about: string; words: string };

export type Check = (config: Config) => Promise<CheckResult[]>;

export const ok = (about: string, words: string): CheckResult => ({ level: 'ok', about, words });
export const warn = (about: string, words: string): CheckResult => ({ level: 'warn', about, words });
export const fail = (about: string, words: string): CheckResult => ({ level: 'fail', about, words });
