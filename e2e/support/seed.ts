import { randomUUID } from 'node:crypto';
import { sampleText } from '@app/testkit/sample-text';
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { analysisText } from './parts.ts';

export const SESSION_KEY = 'personality-analysis-session-id';

/** Waits for the label, because the page creates it after rendering. */
export async function sessionLabel(page: Page): Promise<string | null> {
  const label = await page.waitForFunction((key) => localStorage.getItem(key), SESSION_KEY);
  return label.jsonValue();
}

type Finished = { cookies: Awaited<ReturnType<BrowserContext['cookies']>>; label: string; reply: unknown };

/** One finished analysis of each kind per stack: an analysis takes many seconds, and no test changes it. */
const finished = new Map<string, Promise<Finished>>();

/**
 * Opens the page with one finished analysis, created through the real server without the page; returns the server's
 * reply.
 */
export async function openFinished(page: Page, path = '/api/analyze/text'): Promise<unknown> {
  // A file of the same origin: the label can be stored, and no late API response can create another visitor.
  await page.goto('/favicon.svg');
  const name = `${new URL(page.url()).origin}${path}`;
  const made = finished.get(name) ?? analyze(page, path);
  finished.set(name, made);
  const { cookies, label, reply } = await made;
  await page.context().addCookies(cookies);
  await page.evaluate(({ key, label }) => localStorage.setItem(key, label), { key: SESSION_KEY, label });
  await page.goto('/');
  await expect(analysisText(page)).toContainText('How To Read This');
  return reply;
}

async function analyze(page: Page, path: string): Promise<Finished> {
  const label = `seeded-${randomUUID()}`;
  const [reply] = await analyzeTexts(page, label, [{ path, content: sampleText('seven') }]);
  return { cookies: await page.context().cookies(), label, reply };
}

/** Opens the page with the finished Big Five report that tests share. */
export async function openFinishedBigFive(page: Page): Promise<void> {
  await openFinished(page, '/api/analyze/text/bigfive');
}

/** Opens the page for a fresh visitor with a Big Five report on each text. */
export async function openBigFive(page: Page, texts: string[]): Promise<void> {
  await page.goto('/favicon.svg');
  const calls = texts.map((content) => ({ path: '/api/analyze/text/bigfive', content }));
  await analyzeTexts(page, randomUUID(), calls);
  await page.goto('/');
}

/** Analyses texts one after the other through the real server, from a page of its origin, and stores the label there. */
export async function analyzeTexts(
  page: Page,
  label: string,
  calls: { path: string; content: string }[],
): Promise<{ analysisId: string }[]> {
  return page.evaluate(
    async ({ label, key, calls }) => {
      await fetch('/api/status');
      const replies: { analysisId: string }[] = [];
      for (const { path, content } of calls) {
        const body = JSON.stringify({ content, sessionId: label, selectedModel: 'openai' });
        const headers = { 'Content-Type': 'application/json' };
        const answer = await fetch(path, { method: 'POST', headers, body });
        if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
        replies.push((await answer.json()) as { analysisId: string });
      }
      localStorage.setItem(key, label);
      return replies;
    },
    { label, key: SESSION_KEY, calls },
  );
}
