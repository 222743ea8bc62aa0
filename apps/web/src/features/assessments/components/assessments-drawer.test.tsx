import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { AssessmentsDrawer } from './assessments-drawer.tsx';
import { AssessmentsSidebar } from './assessments-sidebar.tsx';

beforeAll(() => import('../../../styles.css'));
beforeEach(() => page.viewport(1024, 768));

const opener = page.getByRole('button', { name: /^Additional Assessments/ });
const drawer = page.getByRole('dialog', { name: 'Additional Assessments' });
const sidebar = page.getByRole('complementary', { name: 'Additional Assessments' });

function draw(onPick = vi.fn()): void {
  const props = { mode: undefined, busy: false, onPick };
  render(
    <>
      <AssessmentsSidebar {...props} />
      <AssessmentsDrawer {...props} />
    </>,
  );
}

async function open(): Promise<void> {
  await userEvent.click(opener);
  await expect.element(drawer).toHaveFocus();
}

test('a narrow page has the row and no sidebar', async () => {
  draw();

  await expect.element(opener).toBeVisible();
  await expect.element(sidebar).not.toBeInTheDocument();
  expect(page.getByText('Additional Assessments').elements()).toHaveLength(1);
});

test('a wide page has the sidebar, 304 px wide, and no row', async () => {
  await page.viewport(1200, 800);
  draw();

  await expect.element(sidebar).toBeVisible();
  await expect.element(opener).not.toBeInTheDocument();
  expect(sidebar.element().getBoundingClientRect().width).toBe(304);
  expect(page.getByText('Additional Assessments').elements()).toHaveLength(1);
});

test('the row opens the drawer with all 26 buttons', async () => {
  draw();

  await open();

  expect(drawer.getByRole('button', { name: /, (text|image|video)$/ }).elements()).toHaveLength(26);
  await expect.element(opener).not.toBeInTheDocument();
});

test.for([
  { way: 'Escape', close: () => userEvent.keyboard('{Escape}') },
  { way: 'its button', close: () => userEvent.click(drawer.getByRole('button', { name: 'Close' })) },
  { way: 'a press beside it', close: () => userEvent.click(page.elementLocator(document.documentElement), beside) },
])('$way closes the drawer and returns the focus', async ({ close }) => {
  draw();
  await open();

  await close();

  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

const beside = { position: { x: 800, y: 400 }, force: true };

test('a pick closes the drawer, returns the focus and is reported once', async () => {
  const onPick = vi.fn();
  draw(onPick);
  await open();

  await userEvent.click(drawer.getByRole('button', { name: 'Big Five, image' }));

  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(onPick).toHaveBeenCalledExactlyOnceWith({ framework: 'bigfive', kind: 'image' });
});

test('the focus stays in the drawer', async () => {
  draw();
  await open();

  await userEvent.tab();
  await expect.element(drawer.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(drawer.getByRole('button', { name: 'Motivational, video' })).toHaveFocus();
  await userEvent.tab();

  await expect.element(drawer.getByRole('button', { name: 'Close' })).toHaveFocus();
});

test('the page behind the open drawer does not scroll', async () => {
  draw();
  await open();
  expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');

  await userEvent.keyboard('{Escape}');

  await expect.element(drawer).not.toBeInTheDocument();
  expect(getComputedStyle(document.documentElement).overflowY).toBe('visible');
});

test('the drawer adds no style element, which the policy would block', async () => {
  const written: Node[] = [];
  const watch = new MutationObserver((changes) =>
    written.push(...changes.flatMap(({ addedNodes }) => [...addedNodes])),
  );
  watch.observe(document.head, { childList: true });
  onTestFinished(() => watch.disconnect());
  draw();

  await open();

  expect(written.filter((node) => node instanceof HTMLStyleElement && !node.dataset['viteDevId'])).toEqual([]);
});

test('a widened page replaces the open drawer with the sidebar', async () => {
  draw();
  await open();

  await page.viewport(1300, 800);

  await expect.element(sidebar).toBeVisible();
  await expect.element(drawer).not.toBeInTheDocument();
});
