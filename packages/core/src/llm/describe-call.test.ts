import { expect, test } from 'vitest';

import { createModelRequest } from './model-request-fixture.ts';
import { countInput } from './describe-call.ts';

test('the task of a call counts as input', () => {
  const countLength = (text: string) => text.length;
  const without = createModelRequest({ provider: 'openai' });

  const difference = countInput({ ...without, task: 'Task: letter' }, countLength) - countInput(without, countLength);

  expect(difference).toBe('Task: letter'.length);
});
