import type { AnalysisEvent } from '@app/contract/events';
import { openAnalyzeFixture, quotesIn } from '@app/testkit/analyze-fixture';
import { textOf } from '@app/testkit/chat';
import { sampleText } from '@app/testkit/sample-text';
import type { SimulatorScript } from '@app/testkit/simulator/script';
import type { WrittenAnswer, WrittenLastReading } from '@app/testkit/simulator/writing/answer';
import { readMaterial } from '@app/testkit/simulator/writing/read-material';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { analyze } from './analyze.ts';

const WEEKS = 'For weeks I have not slept, and I do not know why.';
const DANGER = 'I do not think I can keep the door shut tonight.';

/** What the current test orders: a fault for each task, and other answers. */
let faults: Record<string, string> = {};
let script: SimulatorScript = () => undefined;
const taskOf = (text: string): string => /Task: ([\w-]+)/.exec(text)?.[1] ?? '';

const fixture = await openAnalyzeFixture(analyze, {
  chunkChars: 20,
  labels: {
    distress: [
      { text: WEEKS, level: 'weeks' },
      { text: DANGER, level: 'danger' },
    ],
  },
  onCall: (body) => faults[taskOf(JSON.stringify(body))],
  says: (asked) => script(asked),
});
beforeEach(() => {
  [faults, script] = [{}, () => undefined];
});
afterAll(() => fixture.close());

async function write(options: { framework?: string; content?: string } = {}, maxAttempts = 1) {
  const id = await fixture.submit('openai', options);
  await fixture.run(fixture.workerWith(undefined, maxAttempts), id);
  const outcome = await fixture.outcome(id);
  return { ...outcome, events: await fixture.streamed(id) };
}

/** The request of this task, as text. */
const requestOf = (task: string): string =>
  fixture
    .requests()
    .map(({ body }) => JSON.stringify(body))
    .findLast((body) => taskOf(body) === task) ?? '';

/** What a reader has on the page after each event. */
const statesOf = (events: AnalysisEvent[]): string[] =>
  events.flatMap(({ type }, index) =>
    type === 'text-delta' || type === 'snapshot' ? [textOf(events.slice(0, index + 1))] : [],
  );

test('three letters are written, and the last reader chooses one of them and changes its sentences', async () => {
  let written = 0;
  script = ({ ask: { userText }, text }) => {
    if (taskOf(userText) === 'letter') return { text: `# Letter number ${++written}\n\nThis is wrong. This is right.` };
    if (taskOf(userText) !== 'last-reader') return undefined;
    const change = { sentence: 'This is wrong.', why: 'wrong', now: 'This is better.' };
    return { text: JSON.stringify({ ...(JSON.parse(text) as WrittenLastReading), letter: 2, changes: [change] }) };
  };

  const { text, report, calls } = await write();

  const [, second = ''] = readMaterial(
    JSON.parse(`"${/<letter-.*<\/letter-\w+>/s.exec(requestOf('last-reader'))?.[0]}"`) as string,
  ).letters;
  expect(calls.filter(({ purpose }) => purpose === 'letter')).toHaveLength(3);
  expect(second).toMatch(/^# Letter number [1-3]\n/);
  expect(report?.headline).toBe(/^# (.+)/.exec(second)?.[1]);
  expect(text).toContain('This is better. This is right.');
  expect(text).not.toContain('This is wrong.');
});

test('a sentence that the last reader replaces is never streamed, and the letter appears before it ends', async () => {
  const { events, text } = await write();

  const states = statesOf(events);
  const unfinished = states.filter((state) => state.length < text.length);
  expect(unfinished.filter((state) => state.includes('Simulated reading'))).not.toEqual([]);
  expect(states.at(-1)).toBe(text);
  expect(states.filter((state) => !text.startsWith(state))).toEqual([]);
  expect(JSON.stringify(events)).not.toContain('A letter ends here');
});

test('a waiting page is told of passages in the text before any text of the report', async () => {
  const { events } = await write();

  const content = sampleText();
  const noticed = events.filter((event) => event.type === 'noticed');
  const firstText = events.findIndex(({ type }) => type === 'text-delta' || type === 'snapshot');
  expect(noticed.length).toBeGreaterThan(2);
  expect(noticed.filter(({ quote, start, end }) => content.slice(start, end) !== quote)).toEqual([]);
  expect(new Set(noticed.map(({ start }) => start)).size).toBe(noticed.length);
  expect(events.findLastIndex(({ type }) => type === 'noticed')).toBeLessThan(firstText);
});

test('what a passage is said to show passes the rules before a waiting page is told', async () => {
  script = ({ ask: { userText }, text }) => {
    if (taskOf(userText) !== 'readings') return undefined;
    const answer = JSON.parse(text) as WrittenAnswer;
    const readings = answer.readings.map((reading) => ({
      ...reading,
      evidence: reading.evidence.map(({ quote }) => ({ quote, shows: 'You suffer from depression.' })),
    }));
    return { text: JSON.stringify({ ...answer, readings }) };
  };

  const { events, text } = await write();

  expect(events.filter(({ type }) => type === 'noticed').length).toBeGreaterThan(2);
  expect(JSON.stringify(events) + text).not.toContain('suffer from depression');
});

test('a type and the levels that the letter states are drawn above it', async () => {
  script = ({ ask: { userText }, text }) => {
    if (taskOf(userText) !== 'last-reader') return undefined;
    const levels = ['ei', 'sn', 'tf', 'jp'].map((key) => ({ key: `mbti.${key}`, level: 'high' }));
    const verdict = ['ENTJ', 'ESTJ'];
    return { text: JSON.stringify({ ...(JSON.parse(text) as WrittenLastReading), verdict, levels }) };
  };

  const { text, report } = await write({ framework: 'mbti' });

  const read = report?.lenses[0]?.readings.filter(({ state }) => state === 'read') ?? [];
  expect(text).toMatch(/\*\*Reads as ENTJ/);
  expect(text.indexOf('Reads as ENTJ')).toBeLessThan(text.indexOf('Simulated reading'));
  expect(read.length).toBeGreaterThan(0);
  expect(read.filter(({ position = 0 }) => position < 20)).toEqual([]);
});

test('an invented quotation of a letter is told to its last reader and left out', async () => {
  faults = { letter: 'invented-quotes' };

  const { text, report } = await write();

  expect(requestOf('last-reader')).toMatch(/these sentences are left out:.+and I have said so all along/);
  expect(text).not.toContain('said so all along');
  expect(report?.dropped.sentences).toBe(2);
  expect(quotesIn(report).filter(({ quote, start, end }) => sampleText().slice(start, end) !== quote)).toEqual([]);
});

test('letters that break off stop nothing while there is another one', async () => {
  faults = { letter: 'cut;times=2' };

  const { status, isPartial, calls, report } = await write({ framework: 'personality-structure' }, 3);

  expect({ status, isPartial, unwritten: report?.unwritten }).toEqual({
    status: 'done',
    isPartial: false,
    unwritten: 0,
  });
  expect(new Set(calls.map(({ attempt }) => attempt))).toEqual(new Set([1]));
  expect(requestOf('last-reader').match(/Letter \d:/g)).toEqual(['Letter 1:']);
});

test('a refusal in plain words is no letter', async () => {
  script = ({ ask }) =>
    taskOf(ask.userText) === 'letter' ? { text: 'I’m sorry, but I can’t help with that request.' } : undefined;

  const { isPartial, report, text } = await write();

  expect({ isPartial, unwritten: report?.unwritten, letter: report?.letter }).toEqual({
    isPartial: true,
    unwritten: 1,
    letter: [],
  });
  expect(text).not.toContain('help with that request');
});

test.for(['http-401', 'plain-prose', 'content-filter', 'cut'])(
  'without its last reader (%s) a letter stands as our own check leaves it',
  async (fault) => {
    faults = { 'last-reader': fault, letter: 'invented-quotes' };

    const { status, isPartial, report, text } = await write();

    expect({ status, isPartial }).toEqual({ status: 'done', isPartial: false });
    expect(text).toMatch(/^# One line that fits this material/);
    expect(text).toContain('A letter ends here, at its last good sentence.');
    expect(text).not.toContain('said so all along');
    expect(report?.summaryEvidence).toHaveLength(1);
  },
);

test('a last reader that is busy is asked again, and nothing else is paid for twice', async () => {
  faults = { 'last-reader': 'http-500;times=1' };
  const id = await fixture.submit('openai');
  const worker = fixture.workerWith(undefined, 3);

  await fixture.run(worker, id);
  const between = await fixture.outcome(id);
  await fixture.run(worker, id);

  const { status, calls } = await fixture.outcome(id);
  expect([between.status, status]).toEqual(['queued', 'done']);
  expect(calls.filter(({ attempt }) => attempt === 2).map(({ purpose }) => purpose)).toEqual(['last-reader']);
});

test('a repair of the first row of an answer leaves its other rows as they are', async () => {
  let answers = 0;
  script = ({ ask: { userText }, text }) => {
    if (taskOf(userText) !== 'readings') return undefined;
    const answer = JSON.parse(text) as WrittenAnswer;
    return (answers += 1) > 1 ? undefined : { text: JSON.stringify({ ...answer, readings: answer.readings.slice(1) }) };
  };

  const { calls, report } = await write();

  expect(calls.filter(({ purpose }) => purpose === 'repair')).toHaveLength(1);
  expect(requestOf('readings').match(/- key: /g)).toHaveLength(1);
  expect(report?.lenses[0]?.readings.filter(({ state }) => state === 'read')).toHaveLength(13);
});

test('somebody in distress for weeks gets no levels, and help below the letter', async () => {
  const { report, text } = await write({ framework: 'bigfive', content: `${sampleText()} ${WEEKS}` });

  const ends = text.indexOf('The last reader of a letter');
  expect(report).toMatchObject({ distress: 'weeks', crisis: 'none' });
  expect(ends).toBeGreaterThan(0);
  expect(text.indexOf('findahelpline.com')).toBeGreaterThan(ends);
  expect(text).not.toMatch(/```chart|─|\*\*[+-]?\d+\*\*/);
});

test('in a danger that only the last reader sees the numbers stand where the letter asks about it', async () => {
  script = ({ ask: { userText } }) =>
    taskOf(userText) === 'letter' ? { text: '# Above\n\nThe question.\n\n[help]\n\nThe rest.' } : undefined;

  const { report, text } = await write({ framework: 'bigfive', content: `${sampleText()} ${DANGER}` });

  const places = ['The question.', 'findahelpline.com', 'The last reader of a letter'].map((words) =>
    text.indexOf(words),
  );
  expect(report?.distress).toBe('danger');
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
  expect(text.match(/findahelpline\.com\]/g)).toHaveLength(1);
  expect(text).not.toContain('```chart');
});

test('a letter that ends at its token limit is not chosen, however whole it looks', async () => {
  faults = { letter: 'length' };

  const { status, calls } = await write();

  expect(calls.filter(({ purpose }) => purpose === 'letter').map(({ finish }) => finish)).toEqual([
    'length',
    'length',
    'length',
  ]);
  expect([status, calls.some(({ purpose }) => purpose === 'last-reader')]).toEqual(['done', false]);
});
