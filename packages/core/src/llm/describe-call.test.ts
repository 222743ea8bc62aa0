import { expect, test } from 'vitest';

import { createQuestion } from './ask-fixture.ts';
import { countInput } from './describe-call.ts';

test('the task of a call counts as input', () => {
  const countLength = (text: string) => text.length;
  const without = createQuestion({ provider: 'openai' });

  const difference = countInput({ ...without, task: 'Task: opening' }, countLength) - countInput(without, countLength);

  expect(difference).toBe('Task: opening'.length);
});
