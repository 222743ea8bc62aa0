import type { Config } from '@app/core/config/config';

/** One thing that was looked at: what it is like, and what to do if it is not well. */
export type Finding = { level: 'ok' | 'warn' | 'fail'; about: string; words: string };

export type Check = (config: Config) => Promise<Finding[]>;

export const ok = (about: string, words: string): Finding => ({ level: 'ok', about, words });
export const warn = (about: string, words: string): Finding => ({ level: 'warn', about, words });
export const fail = (about: string, words: string): Finding => ({ level: 'fail', about, words });
