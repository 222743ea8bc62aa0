import { findFramework } from '@app/frameworks/index';
import { sampleText } from '@app/testkit/sample-text';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { clip, pick, picture } from '../support/files.ts';
import {
  assessment,
  button,
  closeNotice,
  dropZone,
  FRAMEWORKS,
  type MaterialTab,
  notices,
  sidebar,
  textBox,
} from '../support/parts.ts';

type Body = Record<string, unknown>;

const KINDS: MaterialTab[] = ['Text', 'Image', 'Video'];

// Most of the time would go into notifications that slide in and out.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.route(/\/api\/analyze/, (route) => route.fulfill({ status: 503, body: 'Refused by the test.' }));
  await page.goto('/');
});

/** Returns the next call that starts an analysis. It is refused, because only the request matters. */
async function nextStart(page: Page, act: () => Promise<unknown>): Promise<{ path: string; body: Body }> {
  const [request] = await Promise.all([
    page.waitForRequest((asked) => new URL(asked.url()).pathname.startsWith('/api/analyze')),
    act(),
  ]);
  await expect(notices(page)).toContainText(/503: Refused by the test\.|Please try again\./);
  await closeNotice(page);
  const text = request.postData();
  return { path: new URL(request.url()).pathname, body: text ? (JSON.parse(text) as Body) : {} };
}

test('the sidebar has nine frameworks in three kinds, EVO Psych in two: 26 buttons', async ({ page }) => {
  await expect(sidebar(page).getByRole('button')).toHaveCount(26);
  for (const [name] of FRAMEWORKS)
    for (const kind of KINDS)
      await expect(assessment(page, name, kind), `${name} ${kind}`).toHaveCount(
        name === 'EVO Psych' && kind === 'Video' ? 0 : 1,
      );
});

test('Model 1 to 4 ask anthropic, openai, deepseek and perplexity, and openai is the default', async ({ page }) => {
  await expect(page.getByRole('radio')).toHaveCount(4);
  for (const number of [1, 2, 3, 4])
    await expect(page.getByRole('radio', { name: `Model ${number}` })).toBeChecked({ checked: number === 2 });
  await textBox(page).fill(sampleText());
  const { body } = await nextStart(page, () => button(page, 'Analyze Text').click());
  expect(body.selectedModel).toBe('openai');

  for (const [index, model] of ['anthropic', 'openai', 'deepseek', 'perplexity'].entries()) {
    await page.getByRole('radio', { name: `Model ${index + 1}` }).check();
    const chosen = await nextStart(page, () => button(page, 'Analyze Text').click());

    expect(chosen.body.selectedModel).toBe(model);
  }
});

test('each Deep Dive only says that it is coming soon', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));

  for (const name of ['Image Deep Dive', 'Text Deep Dive', 'Video Deep Dive']) {
    await button(page, name).click();
    await expect(notices(page).getByText('Coming Soon', { exact: true })).toBeVisible();
    await closeNotice(page);
  }
  expect(calls).toEqual([]);
});

test('each framework, text: calls its own path with the text and its title', async ({ page }) => {
  await textBox(page).fill('My own words');
  const today = await page.evaluate(() => new Date().toLocaleDateString());
  for (const [name, id] of FRAMEWORKS) {
    const { path, body } = await nextStart(page, () => assessment(page, name, 'Text').click());

    expect(path).toBe(`/api/analyze/text/${id}`);
    const field = ['personality-structure', 'clinical', 'anxiety', 'evo'].includes(id) ? 'textContent' : 'content';
    expect(body).toMatchObject({ [field]: 'My own words', selectedModel: 'openai', sessionId: expect.any(String) });
    expect(body.title).toBe(`${findFramework(id)?.label} Analysis - ${today}`);
  }
});

test('the text buttons of the page analyse the text of the box', async ({ page }) => {
  await textBox(page).fill('My own words');
  for (const [name, id] of [
    ['Text MBTI', 'mbti'],
    ['MBTI', 'mbti'],
    ['Big Five', 'bigfive'],
    ['Enneagram', 'enneagram'],
    ['Consolidated Personality Structure', 'personality-structure'],
  ] as const) {
    const { path, body } = await nextStart(page, () => button(page.getByRole('main'), name).click());

    expect(path).toBe(`/api/analyze/text/${id}`);
    expect(body[id === 'personality-structure' ? 'textContent' : 'content']).toBe('My own words');
  }
});

test('each button without its input asks for it with its own message', async ({ page }) => {
  await textBox(page).fill(' \n ');
  for (const [name] of FRAMEWORKS) {
    await assessment(page, name, 'Text').click();
    await expect(notices(page).getByText('No Text', { exact: true })).toBeVisible();
    await expect(notices(page).getByText('Please enter text in the Input Preview section below')).toBeVisible();
    await closeNotice(page);
  }
  for (const name of ['Analyze Text', 'Text MBTI', 'MBTI', 'Big Five', 'Enneagram']) {
    await button(page.getByRole('main'), name).click();
    await expect(notices(page).getByText('Please enter some text first', { exact: true })).toBeVisible();
    await closeNotice(page);
  }
  for (const [kind, words] of [
    ['Image', 'No image data available'],
    ['Video', 'No video data available'],
  ] as const) {
    await assessment(page, 'Clinical', kind).click();
    await expect(notices(page).getByText('Error', { exact: true })).toBeVisible();
    await expect(notices(page).getByText(words, { exact: true })).toBeVisible();
    await closeNotice(page);
  }
});

test('a picked file goes to the path of its button, one for the drop zone to the general analysis', async ({
  page,
}) => {
  const [image, video] = [await picture(), await clip()];
  for (const [opener, file, path] of [
    [dropZone(page), image, '/api/analyze'],
    [button(page, 'Image'), image, '/api/analyze'],
    [button(page, 'Video'), video, '/api/analyze'],
    [button(page, 'Image MBTI'), image, '/api/analyze/image/mbti'],
    [button(page, 'Video MBTI'), video, '/api/analyze/video/mbti'],
    [assessment(page, 'Big Five', 'Image'), image, '/api/analyze/image/bigfive'],
    [assessment(page, 'Big Five', 'Video'), video, '/api/analyze/video/bigfive'],
  ] as const) {
    const started = await nextStart(page, () => pick(page, opener, file));

    expect(started.path).toBe(path);
    expect(started.body).toMatchObject({
      mediaData: `data:${file.mimeType};base64,${file.buffer.toString('base64')}`,
      selectedModel: 'openai',
      sessionId: expect.any(String),
    });
  }
});

test('the last assessment button pressed is the mode of files picked later, until it is cleared', async ({ page }) => {
  await assessment(page, 'Anxiety', 'Text').click();
  await expect(assessment(page, 'Anxiety', 'Text')).toHaveAttribute('aria-pressed', 'true');
  await assessment(page, 'Clinical', 'Image').click();
  await expect(assessment(page, 'Clinical', 'Image')).toHaveAttribute('aria-pressed', 'true');
  await expect(assessment(page, 'Anxiety', 'Text')).toHaveAttribute('aria-pressed', 'false');
  const started = await nextStart(page, async () => pick(page, dropZone(page), await picture()));
  await button(page, 'Clear assessment mode').click();
  const later = await nextStart(page, async () => pick(page, dropZone(page), await picture()));

  expect([started.path, later.path]).toEqual(['/api/analyze/image/clinical', '/api/analyze']);
});
