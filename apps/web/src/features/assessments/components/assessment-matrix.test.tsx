import { beforeAll, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { AssessmentMatrix } from './assessment-matrix.tsx';

beforeAll(() => import('../../../styles.css'));

const buttons = page.getByRole('button');
/** The name is in bold, so only the paragraph contains the whole text. */
const line = (start: string) => page.getByRole('paragraph').filter({ hasText: start });
const about = page.getByText('Pick a framework, then text, image or video. Text buttons read the Input Preview.');

test('the matrix has 26 buttons, each with a unique name of framework and kind', () => {
  render(<AssessmentMatrix mode={undefined} busy={false} onPick={vi.fn()} />);

  const names = buttons.elements().map((button) => button.getAttribute('aria-label'));

  expect(new Set(names).size).toBe(26);
  expect(names).toHaveLength(26);
  expect(names.slice(0, 3)).toEqual([
    'Personality Structure, text',
    'Personality Structure, image',
    'Personality Structure, video',
  ]);
  expect(names).not.toContain('EVO Psych, video');
});

test('a click passes framework and kind', async () => {
  const onPick = vi.fn();
  render(<AssessmentMatrix mode={undefined} busy={false} onPick={onPick} />);

  await userEvent.click(page.getByRole('button', { name: 'Motivational, video' }));

  expect(onPick).toHaveBeenCalledExactlyOnceWith({ framework: 'vocational', kind: 'video' });
});

test('only the button of the assessment mode is pressed, and its framework is described', async () => {
  render(<AssessmentMatrix mode={{ framework: 'bigfive', kind: 'image' }} busy={false} onPick={vi.fn()} />);

  await expect.element(page.getByRole('button', { pressed: true })).toHaveAccessibleName('Big Five, image');
  // The pointer is still where the previous test clicked.
  await userEvent.hover(line('Written by AI from what you supply.'));
  await expect.element(line('Big Five. Five broad traits')).toBeVisible();
});

test('a mode outside the matrix presses no button', async () => {
  render(<AssessmentMatrix mode={{ framework: 'mbti', kind: 'image' }} busy={false} onPick={vi.fn()} />);

  await expect.element(about).toBeVisible();
  expect(page.getByRole('button', { pressed: true }).elements()).toEqual([]);
});

test('the hovered framework is described instead of the selected one', async () => {
  render(<AssessmentMatrix mode={{ framework: 'bigfive', kind: 'image' }} busy={false} onPick={vi.fn()} />);

  await userEvent.hover(page.getByRole('rowheader', { name: 'Enneagram' }));
  await expect.element(line('Enneagram. Nine patterns of motive')).toBeVisible();
  await userEvent.hover(line('Written by AI from what you supply.'));

  await expect.element(line('Big Five. Five broad traits')).toBeVisible();
});

test('Tab moves through the buttons row by row, the focused framework is described, and Enter picks it', async () => {
  const onPick = vi.fn();
  render(<AssessmentMatrix mode={undefined} busy={false} onPick={onPick} />);

  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Personality Structure, image' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();

  await expect.element(page.getByRole('button', { name: 'Clinical, text' })).toHaveFocus();
  await expect.element(line('Clinical. Read side by side: MMPI lens')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(onPick).toHaveBeenCalledExactlyOnceWith({ framework: 'clinical', kind: 'text' });
});

test('every button is disabled while an analysis runs', () => {
  render(<AssessmentMatrix mode={undefined} busy onPick={vi.fn()} />);

  expect(buttons.elements().filter((button) => !button.matches(':disabled'))).toEqual([]);
});

test('a switched-off assessment says so, and only its buttons are disabled', async () => {
  const onPick = vi.fn();
  render(<AssessmentMatrix mode={undefined} busy={false} off={['anxiety', 'mbti']} onPick={onPick} />);

  const disabled = buttons.elements().filter((button) => button.matches(':disabled'));

  expect(disabled.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Anxiety, text',
    'Anxiety, image',
    'Anxiety, video',
  ]);
  await expect.element(page.getByRole('rowheader', { name: 'Anxiety Not available at the moment' })).toBeVisible();
  expect(page.getByText('Not available at the moment').elements()).toHaveLength(1);
  await userEvent.click(page.getByRole('button', { name: 'Clinical, text' }));
  expect(onPick).toHaveBeenCalledOnce();
});

test('the note says that a report is no diagnosis or test score', async () => {
  render(<AssessmentMatrix mode={undefined} busy={false} onPick={vi.fn()} />);

  const note = 'Written by AI from what you supply. An impression, not a diagnosis or a test score.';
  await expect.element(page.getByText(note, { exact: true })).toBeVisible();
});

test.for([
  { hasLargeTargets: false, size: 32 },
  { hasLargeTargets: true, size: 44 },
])('a target is $size px when large targets are $hasLargeTargets', ({ hasLargeTargets, size }) => {
  render(<AssessmentMatrix mode={undefined} busy={false} onPick={vi.fn()} hasLargeTargets={hasLargeTargets} />);

  const boxes = buttons.elements().map((button) => button.getBoundingClientRect());

  expect(new Set(boxes.map(({ width, height }) => `${width}x${height}`))).toEqual(new Set([`${size}x${size}`]));
});
