import { sampleText } from '@app/testkit/sample-text';
import { startSmtpSink, type SmtpSink } from '@app/testkit/smtp-sink';
import { startStack, type Stack } from '@app/testkit/stack';
import { countVisitorRows, NO_VISITOR_ROWS } from '@app/testkit/visitor-rows';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { night, WEB_ROOT } from './fixtures.ts';
import { clip, pick, picture, plainText } from './support/files.ts';
import {
  analysisText,
  button,
  chatBox,
  conversation,
  notices,
  progress,
  shareDialog,
  startOver,
  textBox,
} from './support/parts.ts';
import { sessionLabel } from './support/seed.ts';

// One visitor from the first input to the end: every process, a real mail server, a second browser for the recipient.

const DONE = { timeout: 360_000 };
const SENDER = 'ada@sender.example';

let smtp: SmtpSink;
let stack: Stack;

test.setTimeout(180_000);

test.beforeAll(async () => {
  smtp = await startSmtpSink();
  stack = await startStack({
    processes: true,
    environment: { WEB_ROOT },
    simulator: { firstTokenMs: 30, chunkMs: 1, chunkChars: 24 },
    smtp,
  });
});

test.afterAll(async () => {
  await stack.stop();
  await smtp.close();
});

const journeys: Record<string, (page: Page) => Promise<void>> = {
  async text(page) {
    await textBox(page).fill(sampleText('whole'));
    await button(page, 'Analyze Text').click();
  },
  document: async (page) => pick(page, button(page.getByRole('main'), 'Document'), plainText()),
  image: async (page) => pick(page, button(page.getByRole('main'), 'Image'), await picture()),
  video: async (page) => pick(page, button(page.getByRole('main'), 'Video'), await clip()),
};

for (const [kind, begin] of Object.entries(journeys))
  test(
    `${kind}: analysis, chat, PDF, DOCX, mail, the shared page in another browser, New Analysis`,
    kind === 'text' ? {} : night,
    async ({ browser }) => {
      const page = await openPage(browser);
      await begin(page);
      await expect(analysisText(page)).toContainText('How To Read This', DONE);
      await expect(progress(page)).toHaveCount(0, DONE);
      const heading = await analysisText(page).getByRole('heading').first().innerText();

      await chatBox(page).fill('What stands out most?');
      await chatBox(page).press('Enter');
      await expect(conversation(page)).toContainText('Simulated answer', DONE);

      expect(await download(page, 'PDF')).toMatch(/^%PDF-1\.\d/);
      expect(await download(page, 'DOCX')).toMatch(/^PK/);

      const before = smtp.mails.length;
      const address = `bob-${kind}@recipient.example`;
      await share(page, address);
      await expect(notices(page).getByText('Analysis shared successfully!', { exact: true })).toBeVisible(DONE);
      const mail = smtp.mails.at(-1);
      expect(smtp.mails.length).toBe(before + 1);
      expect(mail?.to).toEqual([address]);
      const path = /\/share\/[A-Za-z0-9_-]{43}/.exec(unfold(mail?.message ?? ''))?.[0] ?? '';

      const recipient = await openPage(browser, path);
      await expect(notices(recipient).getByText('Shared Analysis Loaded', { exact: true })).toBeVisible(DONE);
      await expect(analysisText(recipient)).toContainText(heading);
      await expect(conversation(recipient)).not.toContainText('Simulated answer');
      expect(await download(recipient, 'PDF')).toMatch(/^%PDF-1\.\d/);

      const label = await sessionLabel(page);
      await startOver(page);
      await expect(notices(page).getByText('New Analysis', { exact: true })).toBeVisible(DONE);
      await expect(page.getByText('No analysis yet')).toBeVisible();
      expect(await sessionLabel(page)).not.toBe(label);
      expect(await page.evaluate(async (id) => (await fetch(`/api/messages?sessionId=${id}`)).json(), label)).toEqual(
        [],
      );
      expect(await countVisitorRows(stack.db)).toEqual(NO_VISITOR_ROWS);

      // The mailed copy stays available.
      await recipient.reload();
      await expect(analysisText(recipient)).toContainText(heading);
      await chatBox(recipient).fill('And what comes next?');
      await chatBox(recipient).press('Enter');
      await expect(conversation(recipient)).toContainText('Simulated answer', DONE);
      await recipient.reload();
      await expect(conversation(recipient)).toContainText(/And what comes next\?.*Simulated answer/s, DONE);
      await expect(recipient.getByRole('link', { name: 'Open my session' })).toBeVisible();
      // The next journey counts rows, too.
      await recipient.evaluate(
        (sessionId) => {
          const headers = { 'content-type': 'application/json' };
          return fetch('/api/session/clear', {
            method: 'POST',
            headers,
            body: JSON.stringify({ sessionId, all: true }),
          });
        },
        await sessionLabel(recipient),
      );
      await Promise.all([page.context().close(), recipient.context().close()]);
    },
  );

async function openPage(browser: Browser, path = '/'): Promise<Page> {
  const context = await browser.newContext({
    baseURL: stack.apis[0]?.url ?? '',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** The button opens a tab that becomes a download and closes; the same URL is then fetched again to read the file. */
async function download(page: Page, format: 'PDF' | 'DOCX'): Promise<string> {
  const [answer] = await Promise.all([
    page.context().waitForEvent('response', { predicate: (each) => each.url().includes('/api/download/'), ...DONE }),
    button(page, format).click(),
  ]);
  const name = answer.headers()['content-disposition'];
  expect(name).toMatch(new RegExp(`^attachment; filename="[\\w-]+-\\d{4}-\\d\\d-\\d\\d\\.${format.toLowerCase()}"$`));
  const file = await page.request.get(answer.url());
  expect(file.headers()['content-disposition']).toBe(name);
  return (await file.body()).subarray(0, 8).toString('latin1');
}

async function share(page: Page, address: string): Promise<void> {
  await button(page, 'Share').click();
  await shareDialog(page).getByLabel('Your Email').fill(SENDER);
  await shareDialog(page).getByLabel("Recipient's Email").fill(address);
  await shareDialog(page).getByRole('button', { name: 'Share', exact: true }).click();
}

/** Removes the soft line breaks of quoted-printable. */
const unfold = (message: string): string => message.replaceAll(/=\r?\n/g, '');
