import type { Config } from '@app/core/config/config';

/** The result of one check, with advice if there is a problem. */
export type Finding = { level: 'ok' | 'warn' | 'fail'; about: string; words: string };

export type Check = (config: Config) => Promise<Finding[]>;

export const ok = (about: string, words: string): Finding => ({ level: 'ok', about, words });
export const warn = (about: string, words: string): Finding => ({ level: 'warn', about, words });
export const fail = (about: string, words: string): Finding => ({ level: 'fail', about, words });
