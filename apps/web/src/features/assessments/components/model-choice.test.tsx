import type { ProviderId } from '@app/contract/models';
import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { ModelChoice } from './model-choice.tsx';

function Harness({ offered }: { offered?: ProviderId[] }): ReactNode {
  const [model, setModel] = useState<ProviderId>('openai');
  return <ModelChoice selected={model} offered={offered} disabled={false} onSelect={setModel} />;
}

const model = (number: number) => page.getByRole('radio', { name: `Model ${number}` });

test('four models have anonymous names, and the selected one is checked', async () => {
  render(<Harness />);

  expect(page.getByRole('radio').elements()).toHaveLength(4);
  await expect.element(model(2)).toBeChecked();
  await expect.element(page.getByRole('group', { name: 'Step 1 Choose an AI model' })).toBeVisible();
});

test('arrow keys select the next offered model', async () => {
  render(<Harness offered={['anthropic', 'openai', 'perplexity']} />);

  await userEvent.tab();
  await expect.element(model(2)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');

  await expect.element(model(4)).toBeChecked();
});

test('a model that is not offered is disabled and says why', async () => {
  render(<Harness offered={['openai']} />);

  await expect.element(model(3)).toBeDisabled();
  await expect.element(model(3)).toHaveAccessibleDescription('Not available here');
  await expect.element(model(2)).toHaveAccessibleDescription('');
});

test('no model can be selected while an analysis runs', () => {
  render(<ModelChoice selected="openai" offered={undefined} disabled onSelect={vi.fn()} />);

  expect(page.getByRole('radio', { disabled: false }).elements()).toEqual([]);
});
