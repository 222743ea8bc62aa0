import { renderCrisisCard, renderUnder18Notice } from '@app/reading';
import { readMessage, readMessages } from '@app/core/analyses/read-messages';
import { readReportDocument } from '@app/core/analyses/report-document';
import { readSource } from '@app/core/analyses/read-source';
import { findDiscussable } from '@app/core/db/chat-turns';
import { listParts } from '@app/core/db/parts';
import { openAnalyzeFixture } from '@app/testkit/analyze-fixture';
import { sampleText } from '@app/testkit/sample-text';
import { under18Texts } from '@app/testkit/under-18-texts';
import { afterAll, expect, test } from 'vitest';
import { analyze } from '../analyze/analyze.ts';

/** Only triage detects these; the first mentions an age, the second does not. */
const HINTED = 'People think a 16-year-old has nothing to write about, and then they ask me for my homework.';
const UNHINTED = 'Our form teacher moved me to the window because I talk to Lena in maths.';
/** A sentence that none of our rules matches. */
const FAREWELL = 'I have given my stones away and written the labels for whoever comes after.';

const fixture = await openAnalyzeFixture(analyze, {
  firstTokenMs: 60,
  chunkMs: 20,
  labels: {
    triage: [
      { text: HINTED, under18: 'yes' },
      { text: UNHINTED, under18: 'yes' },
      { text: FAREWELL, selfHarm: 'acute' },
    ],
  },
});
afterAll(() => fixture.close());

async function analysed(content: string, framework = 'general') {
  const before = { large: fixture.requests().length, small: fixture.smallRequests().length };
  const id = await fixture.submit('openai', { content, framework });
  await fixture.run(fixture.workerWith(undefined, 1), id);
  const outcome = await fixture.outcome(id);
  const made = {
    large: fixture.requests().length - before.large,
    small: fixture.smallRequests().length - before.small,
  };
  return { made, ...outcome, events: await fixture.streamed(id) };
}

test('there are twenty texts of minors, in eight languages', () => {
  expect(under18Texts).toHaveLength(20);
  expect(new Set(under18Texts.map(({ language }) => language)).size).toBe(8);
});

test.for(under18Texts)(
  'a stated age under eighteen ends in the notice after one call to the small model: $text',
  async ({ language, text }) => {
    const { status, row, made, text: shown, events } = await analysed(text);

    expect(status).toBe('done');
    expect(made).toEqual({ large: 0, small: 1 });
    expect(shown).toBe(renderUnder18Notice(language));
    expect(row).toMatchObject({ sealedInput: null, sealedReport: null, workerKey: null });
    expect(events).toEqual([]);
  },
);

test('a hint of a young age makes the large calls wait for triage', async () => {
  const { made, text } = await analysed(`${sampleText()} ${HINTED}`);

  expect(made).toEqual({ large: 0, small: 1 });
  expect(text).toBe(renderUnder18Notice('en'));
});

test('an under-18 result after the large calls started leaves only the notice, and those calls are settled', async () => {
  const { id, text, row, events, calls, smallCalls } = await analysed(`${sampleText()} ${UNHINTED}`, 'bigfive');

  expect(smallCalls.filter(({ purpose }) => purpose === 'triage')).toHaveLength(1);
  expect(text).toBe(renderUnder18Notice('en'));
  expect(row).toMatchObject({ sealedInput: null, sealedReport: null });
  expect(events).toEqual([]);
  expect(await listParts(fixture.services.db, id)).toEqual([]);
  // Calls that had started are settled.
  expect(calls.every(({ costMicroUsd: cost }) => cost !== null)).toBe(true);
});

test('while triage is down a stated age under eighteen ends in the notice, below the crisis card', async () => {
  const content = 'I am 15 years old. I want to kill myself.';
  const id = await fixture.submit('openai', { content });
  await fixture.run(fixture.workerWith('small-fault=http-500', 1), id);

  const { text } = await fixture.outcome(id);
  expect(text).toBe(renderUnder18Notice('en', renderCrisisCard('active')));
  expect((await analysed(`I am 15 years old. ${FAREWELL}`)).text).toBe(
    renderUnder18Notice('en', renderCrisisCard('active')),
  );
});

test('an adult who mentions their youth gets a report', async () => {
  const { status, report } = await analysed(`${sampleText()} When I was 15 years old my father sold the boat.`);

  expect(status).toBe('done');
  expect(report?.framework).toBe('general');
});

test('an under-18 notice cannot be downloaded, looked up or discussed', async () => {
  const { id } = await analysed(under18Texts[0]?.text ?? '');

  const owned = await fixture.owned(id);
  const [message] = await readMessages(fixture.services, owned.session);
  await expect(readReportDocument(fixture.services, owned)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await readSource(fixture.services, owned)).toEqual({ text: null, quotes: [] });
  expect(await findDiscussable(fixture.services.db, owned.session.id)).toBeUndefined();
  expect(message).toMatchObject({ isNotice: true, kind: 'analysis' });
  expect(await readMessage(fixture.services, owned.session, id)).toEqual(message);
});
