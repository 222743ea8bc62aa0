import { AppError } from '@app/core/errors/app-error';
import { openLog } from '@app/core/log/log';
import { expect, test } from 'vitest';
import { logRefusedKey } from './log-refused-key.ts';

const failedCall = { provider: 'openai', costMicroUsd: 0, reason: 'http-401' };

function logRefusal(code: 'PROVIDER_DENIED' | 'PROVIDER_QUOTA' | 'PROVIDER_BUSY', cause?: object): string[] {
  const lines: string[] = [];
  const log = openLog('info', { write: (line) => void lines.push(line) });
  logRefusedKey(log, new AppError(code, { cause }), 'deepseek');
  return lines;
}

test.for([
  ['PROVIDER_DENIED', failedCall, 'OPENAI_API_KEY', /refuses this key/],
  ['PROVIDER_DENIED', undefined, 'DEEPSEEK_API_KEY', /refuses this key/],
  ['PROVIDER_QUOTA', failedCall, 'OPENAI_API_KEY', /no credit or quota/],
] as const)('after %s the log names the setting of the failing provider', ([code, cause, setting, words]) => {
  const [line = ''] = logRefusal(code, cause);

  expect(JSON.parse(line)).toMatchObject({ level: 'error', code, setting });
  expect(line).toMatch(words);
});

test('a busy provider logs nothing about its key', () => {
  expect(logRefusal('PROVIDER_BUSY', failedCall)).toEqual([]);
});
