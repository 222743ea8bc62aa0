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

test('four models have anonymous names, and the second is selected', async ({ page }) => {
  await expect(page.getByRole('radio')).toHaveCount(4);
  for (const number of [1, 2, 3, 4])
    await expect(page.getByRole('radio', { name: `Model ${number}` })).toBeChecked({ checked: number === 2 });
});

test('the default model is openai', async ({ page }) => {
  await textBox(page).fill(sampleText());
  const { body } = await nextStart(page, () => button(page, 'Analyze Text').click());

  expect(body.selectedModel).toBe('openai');
});

test('Model 1 to 4 ask anthropic, openai, deepseek and perplexity', async ({ page }) => {
  await textBox(page).fill(sampleText());
  for (const [index, model] of ['anthropic', 'openai', 'deepseek', 'perplexity'].entries()) {
    await page.getByRole('radio', { name: `Model ${index + 1}` }).check();
    const { body } = await nextStart(page, () => button(page, 'Analyze Text').click());

    expect(body.selectedModel).toBe(model);
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

test('the last assessment button pressed is the mode', async ({ page }) => {
  await assessment(page, 'Clinical', 'Image').click();
  await expect(assessment(page, 'Clinical', 'Image')).toHaveAttribute('aria-pressed', 'true');
  await assessment(page, 'Anxiety', 'Text').click();

  await expect(assessment(page, 'Anxiety', 'Text')).toHaveAttribute('aria-pressed', 'true');
  await expect(assessment(page, 'Clinical', 'Image')).toHaveAttribute('aria-pressed', 'false');
});

test('MBTI, Big Five and Enneagram analyse the text of the box', async ({ page }) => {
  await textBox(page).fill('My own words');
  for (const [name, id] of [
    ['Text MBTI', 'mbti'],
    ['MBTI', 'mbti'],
    ['Big Five', 'bigfive'],
    ['Enneagram', 'enneagram'],
  ] as const) {
    const { path, body } = await nextStart(page, () => button(page.getByRole('main'), name).click());

    expect(path).toBe(`/api/analyze/text/${id}`);
    expect(body.content).toBe('My own words');
  }
});

test('Consolidated Personality Structure analyses the text of the box', async ({ page }) => {
  await textBox(page).fill('My own words');
  const { path } = await nextStart(page, () => button(page, 'Consolidated Personality Structure').click());

  expect(path).toBe('/api/analyze/text/personality-structure');
});

test('a sidebar text button without text asks for text with its own message', async ({ page }) => {
  for (const [name] of FRAMEWORKS) {
    await assessment(page, name, 'Text').click();
    await expect(notices(page).getByText('No Text', { exact: true })).toBeVisible();
    await expect(notices(page).getByText('Please enter text in the Input Preview section below')).toBeVisible();
    await closeNotice(page);
  }
});

test('each text button without text asks for some first', async ({ page }) => {
  await textBox(page).fill(' \n ');
  for (const name of ['Analyze Text', 'Text MBTI', 'MBTI', 'Big Five', 'Enneagram']) {
    await button(page.getByRole('main'), name).click();
    await expect(notices(page).getByText('Please enter some text first', { exact: true })).toBeVisible();
    await closeNotice(page);
  }
});

for (const [name, kind, path] of [
  ['Big Five', 'Image', '/api/analyze/image/bigfive'],
  ['Big Five', 'Video', '/api/analyze/video/bigfive'],
] as const)
  test(`after the button ${name} ${kind} the next file goes to ${path}`, async ({ page }) => {
    const file = kind === 'Image' ? await picture() : await clip();
    const started = await nextStart(page, () => pick(page, assessment(page, name, kind), file));

    expect(started.path).toBe(path);
    expect(started.body).toMatchObject({
      mediaData: `data:${file.mimeType};base64,${file.buffer.toString('base64')}`,
      selectedModel: 'openai',
      sessionId: expect.any(String),
    });
  });

test('each file button of step 2 sends the picked file to its path', async ({ page }) => {
  for (const [name, path] of [
    ['Image', '/api/analyze'],
    ['Video', '/api/analyze'],
    ['Image MBTI', '/api/analyze/image/mbti'],
    ['Video MBTI', '/api/analyze/video/mbti'],
  ] as const) {
    const file = name.startsWith('Image') ? await picture() : await clip();
    const started = await nextStart(page, () => pick(page, button(page, name), file));

    expect(started.path).toBe(path);
  }
});

test('the mode applies to files picked later until it is cleared', async ({ page }) => {
  await assessment(page, 'Clinical', 'Image').click();
  const started = await nextStart(page, async () => pick(page, dropZone(page), await picture()));
  await button(page, 'Clear assessment mode').click();
  const later = await nextStart(page, async () => pick(page, dropZone(page), await picture()));

  expect([started.path, later.path]).toEqual(['/api/analyze/image/clinical', '/api/analyze']);
});

test('without a mode a picked picture goes to the general media analysis', async ({ page }) => {
  const started = await nextStart(page, async () => pick(page, dropZone(page), await picture()));

  expect(started.path).toBe('/api/analyze');
});

for (const [kind, words] of [
  ['Image', 'No image data available'],
  ['Video', 'No video data available'],
] as const)
  test(`a sidebar button for ${kind} without such a file says so`, async ({ page }) => {
    await assessment(page, 'Clinical', kind).click();

    await expect(notices(page).getByText('Error', { exact: true })).toBeVisible();
    await expect(notices(page).getByText(words, { exact: true })).toBeVisible();
  });
