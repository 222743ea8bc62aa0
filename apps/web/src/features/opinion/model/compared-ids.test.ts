import { MAX_COMPARED } from '@app/contract/comparisons';
import type { Opinion } from '@app/contract/opinions';
import { expect, test } from 'vitest';
import { comparedIds } from './compared-ids.ts';

const reading = (analysisId: string, model: Opinion['model'], status: Opinion['status'] = 'done'): Opinion => ({
  analysisId,
  model,
  status,
  createdAt: new Date(0).toISOString(),
});

test('a failed opinion is compared until its model is asked again, and a stopped one is left out', () => {
  const first = reading('first', 'openai');
  const failed = reading('failed', 'deepseek', 'failed');

  expect(comparedIds([first, failed])).toEqual(['first', 'failed']);
  expect(comparedIds([first, failed, reading('again', 'deepseek', 'running')])).toEqual(['first', 'again']);
  expect(comparedIds([first, reading('stopped', 'anthropic', 'cancelled')])).toEqual(['first']);
});

test('with too many readings the first and the newest are compared', () => {
  const many = Array.from({ length: 12 }, (_, index) => reading(`${index}`, 'openai'));

  const ids = comparedIds(many);

  expect([ids.length, ids[0], ids.at(-1)]).toEqual([MAX_COMPARED, '0', '11']);
});
