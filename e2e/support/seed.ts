import { sampleText } from '@app/testkit/sample-text';
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { analysisText } from './parts.ts';

export const SESSION_KEY = 'personality-analysis-session-id';

export const sessionLabel = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);

type Finished = { cookies: Awaited<ReturnType<BrowserContext['cookies']>>; label: string; reply: unknown };

/** One for each stack: a whole analysis takes many seconds, and no test changes it. */
const finished = new Map<string, Promise<Finished>>();

/** Opens the page with one finished analysis in it, made by the real server without the page; gives its answer. */
export async function openFinished(page: Page): Promise<unknown> {
  const known = [...finished].at(-1);
  // Before the first call: its answer would make another visitor.
  if (known) await page.context().addCookies((await known[1]).cookies);
  await page.goto('/');
  const { origin } = new URL(page.url());
  const made = finished.get(origin) ?? analyze(page);
  finished.set(origin, made);
  const { label, reply } = await made;
  await page.evaluate(({ key, label }) => localStorage.setItem(key, label), { key: SESSION_KEY, label });
  await page.goto('/');
  await expect(analysisText(page)).toContainText('How To Read This');
  return reply;
}

async function analyze(page: Page): Promise<Finished> {
  const reply = await page.evaluate(
    async ({ key, content }) => {
      const answer = await fetch('/api/analyze/text', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ content, sessionId: localStorage.getItem(key), selectedModel: 'openai' }),
      });
      if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
      return (await answer.json()) as unknown;
    },
    { key: SESSION_KEY, content: sampleText('seven') },
  );
  return { cookies: await page.context().cookies(), label: (await sessionLabel(page)) ?? '', reply };
}
