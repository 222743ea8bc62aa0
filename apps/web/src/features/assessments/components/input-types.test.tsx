import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { InputTypes } from './input-types.tsx';

const step = page.getByRole('group', { name: 'Step 2 Choose an input type' });

test('step 2 offers six input types and three deep dives, in this order', () => {
  render(<InputTypes disabled={false} onPick={vi.fn()} onComingSoon={vi.fn()} />);

  const names = step
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent);

  expect(names).toEqual([
    'Image',
    'Document',
    'Video',
    'Text MBTI',
    'Image MBTI',
    'Video MBTI',
    'Image Deep Dive',
    'Text Deep Dive',
    'Video Deep Dive',
  ]);
});

test.for([
  ['Image', 'image'],
  ['Document', 'document'],
  ['Video', 'video'],
  ['Text MBTI', 'text-mbti'],
  ['Image MBTI', 'image-mbti'],
  ['Video MBTI', 'video-mbti'],
] as const)('%s picks %s', async ([name, type]) => {
  const onPick = vi.fn();
  const onComingSoon = vi.fn();
  render(<InputTypes disabled={false} onPick={onPick} onComingSoon={onComingSoon} />);

  await userEvent.click(page.getByRole('button', { name, exact: true }));

  expect(onPick).toHaveBeenCalledExactlyOnceWith(type);
  expect(onComingSoon).not.toHaveBeenCalled();
});

test('a deep dive only reports that it is coming soon', async () => {
  const onPick = vi.fn();
  const onComingSoon = vi.fn();
  render(<InputTypes disabled={false} onPick={onPick} onComingSoon={onComingSoon} />);

  await userEvent.click(page.getByRole('button', { name: 'Text Deep Dive' }));

  expect(onComingSoon).toHaveBeenCalledExactlyOnceWith('Text Deep Dive');
  expect(onPick).not.toHaveBeenCalled();
});

test.for([
  [['mbti'], ['Text MBTI', 'Image MBTI', 'Video MBTI']],
  [['general'], ['Image', 'Document', 'Video']],
])('with %s switched off the types %s are disabled and named', async ([off, names]) => {
  render(<InputTypes disabled={false} off={off} onPick={vi.fn()} onComingSoon={vi.fn()} />);

  const disabled = step.getByRole('button', { disabled: true }).elements();

  expect(disabled.map(({ textContent }) => textContent)).toEqual(names);
  await expect.element(page.getByText(`Not available at the moment: ${names?.join(', ')}`)).toBeVisible();
});

test('every button is disabled while an analysis runs', () => {
  render(<InputTypes disabled onPick={vi.fn()} onComingSoon={vi.fn()} />);

  expect(step.getByRole('button', { disabled: false }).elements()).toEqual([]);
});
