import { expect, test } from 'vitest';
import { AppError } from '../errors/app-error.ts';
import { openLog } from './log.ts';

function capture(): { lines: string[]; log: ReturnType<typeof openLog> } {
  const lines: string[] = [];
  return { lines, log: openLog('info', { write: (line) => void lines.push(line) }) };
}

test('a field that is not on the list never reaches the log', () => {
  const { lines, log } = capture();

  log.info({ analysisId: 'a1', content: 'CANARY' } as never, 'analysis queued');

  expect(lines[0]).toContain('a1');
  expect(lines[0]).not.toContain('CANARY');
});

test('an error is logged by class, code and place, never by its message', () => {
  const { lines, log } = capture();

  log.error({ error: new AppError('PROVIDER_CUT', { cause: new Error('CANARY') }) }, 'analysis failed');

  expect(lines[0]).toContain('PROVIDER_CUT');
  expect(lines[0]).toContain('log.test.ts');
  expect(lines[0]).not.toContain('CANARY');
});
