import { createHash } from 'node:crypto';
import type { AnalysisReply } from '@app/contract/analyses';
import { ReportFile } from '@app/contract/report-file';
import { SelfAnswers } from '@app/contract/self-answers';
import { runWithConcurrency } from '@app/testkit/run-with-concurrency';
import { sampleText } from '@app/testkit/sample-text';
import { quickPace } from '@app/testkit/simulator/pace';
import { type SmtpSink, startSmtpSink } from '@app/testkit/smtp-sink';
import { type Stack, startStack } from '@app/testkit/stack';
import { stayWithinTheHour } from '@app/testkit/stay-within-the-hour';
import { openVisitorWithCookie, type TestVisitor } from '@app/testkit/visitor';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const REQUESTS = 200;
/** Worked by hand beside the scoring: openness 100, conscientiousness 38, extraversion 88, agreeableness 75, neuroticism 13. */
const GIVEN = [5, 4, 2, 1, 5, 1, 2, 4, 5, 1, 4, 4, 3, 2, 1, 2, 2, 3, 4, 1];
const all = GIVEN.map((answer, index) => ({ statement: index + 1, answer }));

let stack: Stack;
let sink: SmtpSink;

beforeAll(async () => {
  await stayWithinTheHour();
  sink = await startSmtpSink();
  stack = await startStack({ smtp: sink, simulator: quickPace });
});

afterAll(async () => {
  await stack.stop();
  await sink.close();
});

const arrive = (): Promise<TestVisitor> => openVisitorWithCookie(stack);

async function analyse(visitor: TestVisitor, mark: string, framework = '/bigfive'): Promise<string> {
  const response = await visitor.request(`/api/analyze/text${framework}`, {
    method: 'POST',
    headers: { prefer: 'respond-async' },
    body: JSON.stringify({ content: sampleText(mark), sessionId: visitor.sessionId, selectedModel: 'openai' }),
  });
  const { analysisId } = (await response.json()) as AnalysisReply;
  await visitor.follow(analysisId);
  return analysisId;
}

const pathOf = (id: string): string => `/api/analyses/${id}/self-answers`;

const save = (visitor: TestVisitor, id: string, body: unknown): Promise<Response> =>
  visitor.request(pathOf(id), { method: 'POST', body: JSON.stringify(body) });

const read = async (visitor: TestVisitor, id: string): Promise<SelfAnswers> =>
  SelfAnswers.parse(await (await visitor.request(pathOf(id))).json());

const clear = (visitor: TestVisitor): Promise<Response> =>
  visitor.request('/api/session/clear', { method: 'POST', body: JSON.stringify({ sessionId: visitor.sessionId }) });

const countRows = async (): Promise<number> =>
  (await stack.db.selectFrom('selfAnswers').select('sessionId').execute()).length;

test('new answers are added to earlier ones, and all twenty give the mirror of any Big Five report of the session', async () => {
  const visitor = await arrive();
  const first = await analyse(visitor, 'mirrored');
  const general = await analyse(visitor, 'other', '');

  const empty = await read(visitor, first);
  const half = await (await save(visitor, first, { answers: all.slice(0, 10) })).json();
  const changed = await (await save(visitor, first, { answers: [{ statement: 1, answer: 2 }] })).json();
  const done = SelfAnswers.parse(await (await save(visitor, first, { answers: [all[0], ...all.slice(10)] })).json());

  expect(empty).toEqual({ answers: GIVEN.map(() => null) });
  expect(half).toEqual({ answers: GIVEN.map((answer, index) => (index < 10 ? answer : null)) });
  expect(changed).toMatchObject({ answers: [2, ...GIVEN.slice(1, 10), ...GIVEN.slice(10).map(() => null)] });
  expect(done.answers).toEqual(GIVEN);
  expect(done.mirror?.rows.map(({ self }) => self)).toEqual([100, 38, 88, 75, 13]);
  expect(await read(visitor, first)).toEqual(done);
  expect(await read(visitor, general)).toEqual({ answers: GIVEN });
});

test('the mirror shows the positions of the report, and the downloaded files hold both', async () => {
  const visitor = await arrive();
  const id = await analyse(visitor, 'files');
  const { mirror, markdown } = (await (await save(visitor, id, { answers: all })).json()) as SelfAnswers;

  const [json, pdf, docx] = await Promise.all(
    ['json', 'pdf', 'docx'].map((format) => visitor.request(`/api/download/${id}?format=${format}`)),
  );
  const file = ReportFile.parse(await json?.json());

  const [lens] = file.report.lenses;
  const places = lens?.readings.map(({ position, points }) => points?.map((point) => point.position) ?? [position]);
  expect(file.mirror).toEqual(mirror);
  expect(mirror?.rows.map(({ text }) => text)).toEqual(places?.map((list) => list.filter((one) => one !== undefined)));
  expect(markdown).toContain('## Two Views of You');
  expect([pdf?.status, docx?.status]).toEqual([200, 200]);
  expect((await pdf?.text())?.slice(0, 5)).toBe('%PDF-');
  expect((await docx?.text())?.slice(0, 2)).toBe('PK');
});

test('a shared copy holds no answers', async () => {
  const visitor = await arrive();
  const id = await analyse(visitor, 'shared');
  await save(visitor, id, { answers: all });
  const share = { analysisId: id, senderEmail: 'ada@example.org', recipientEmail: 'bob@example.org' };
  await vi.waitUntil(
    async () => (await visitor.request('/api/share', { method: 'POST', body: JSON.stringify(share) })).status === 200,
    { timeout: 60_000, interval: 500 },
  );
  const [, shareId] = /\/share\/([\w-]{43})/.exec(sink.mails.at(-1)?.message.replaceAll(/=\r?\n/g, '') ?? '') ?? [];

  const copies = await Promise.all(
    [`/api/download/${shareId}?format=json`, `/api/shared-analysis/${shareId}`].map(async (path) =>
      (await fetch(`${stack.apis[0]?.url}${path}`)).text(),
    ),
  );

  expect(copies[0]).toContain('personality-analysis');
  expect(copies.filter((copy) => /mirror|Two Views|self-answers/.test(copy))).toEqual([]);
});

test('no later request to a provider holds any of the answers', async () => {
  const [plain, answering] = [await arrive(), await arrive()];
  const everythingOf = async (visitor: TestVisitor, isAnswering: boolean): Promise<string[]> => {
    const before = [stack.simulator.requests().length, stack.simulator.smallRequests().length];
    const id = await analyse(visitor, 'canary');
    if (isAnswering) await save(visitor, id, { answers: all });
    const ask = async (path: string, body: object): Promise<void> =>
      void (await (await visitor.request(path, { method: 'POST', body: JSON.stringify(body) })).text());
    await ask('/api/chat', { sessionId: visitor.sessionId, message: 'How do I see myself in my own answers?' });
    await ask(`/api/analyses/${id}/opinions`, { models: ['anthropic'] });
    await analyse(visitor, 'second');
    await vi.waitUntil(async () => !(await isBusy()), { timeout: 120_000, interval: 200 });
    return [...stack.simulator.requests().slice(before[0]), ...stack.simulator.smallRequests().slice(before[1])].map(
      textOf,
    );
  };

  const without = await everythingOf(plain, false);
  const withAnswers = await everythingOf(answering, true);

  expect(await countRows()).toBeGreaterThan(0);
  expect(without.filter((body) => body.includes('How do I see myself')).length).toBeGreaterThan(0);
  expect(withAnswers.map(hashOf).toSorted()).toEqual(without.map(hashOf).toSorted());
  expect(withAnswers.filter((body) => /Two Views of You|self.answers|5,4,2,1,5,1,2,4/.test(body))).toEqual([]);
});

/** A call as it was sent, without the ids and marks in which any two calls differ. */
const textOf = ({ body }: { body: unknown }): string =>
  JSON.stringify(body).replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|[\w-]{20,}/g, '*');

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const isBusy = async (): Promise<boolean> =>
  (await stack.db.selectFrom('analyses').select('id').where('status', 'in', ['queued', 'running']).execute()).length >
  0;

test('New Analysis leaves no row, and a save that comes later is refused', async () => {
  const visitor = await arrive();
  const id = await analyse(visitor, 'cleared');
  const before = await countRows();
  await save(visitor, id, { answers: all });
  expect(await countRows()).toBe(before + 1);

  await clear(visitor);

  expect(await countRows()).toBe(before);
  expect((await save(visitor, id, { answers: all })).status).toBe(404);
  expect((await visitor.request(pathOf(id))).status).toBe(404);
  expect(await countRows()).toBe(before);
});

test(`${REQUESTS} concurrent saves lose no answer, and saves concurrent with a clear leave no row`, async () => {
  const visitor = await arrive();
  const id = await analyse(visitor, 'at once');
  const before = await countRows();

  const saves = await runWithConcurrency(REQUESTS, REQUESTS, (index) =>
    save(visitor, id, { answers: [{ statement: (index % 20) + 1, answer: (index % 5) + 1 }] }),
  );
  const kept = await read(visitor, id);
  const [, ...racing] = await Promise.all([
    clear(visitor),
    ...Array.from({ length: 40 }, () => save(visitor, id, { answers: all })),
  ]);

  expect(saves.filter(({ status }) => ![200, 429].includes(status))).toEqual([]);
  expect(kept.answers).toEqual(GIVEN.map((_, index) => (index % 5) + 1));
  expect(racing.filter(({ status }) => ![200, 404, 429].includes(status))).toEqual([]);
  expect(await countRows()).toBe(before);
});

const answer = (statement: unknown, given: unknown = 3): unknown => ({ answers: [{ statement, answer: given }] });

test.for([
  ['no body', undefined],
  ['no answers', {}],
  ['an empty list', { answers: [] }],
  ['21 answers', { answers: [...all, { statement: 1, answer: 1 }] }],
  ['a statement 0', answer(0)],
  ['a statement 21', answer(21)],
  ['half a statement', answer(1.5)],
  ['a statement as a string', answer('1')],
  ['an answer 0', answer(1, 0)],
  ['an answer 6', answer(1, 6)],
  ['half an answer', answer(1, 2.5)],
  ['an answer as a string', answer(1, '3')],
  ['an answer of null', answer(1, null)],
  ['an answer of NaN', { answers: [{ statement: 1, answer: 'NaN' }] }],
  ['a huge answer', answer(1, 1e308)],
  ['one statement twice', { answers: [all[0], all[0]] }],
  ['a list instead of an object', all],
  ['a prototype', JSON.parse('{"answers":[{"__proto__":{"statement":1,"answer":3}}]}') as unknown],
  ['an answer keyed by statement', { answers: { 1: 5 } }],
] as const)('invalid answers are refused with 400, and nothing is stored: %s', async ([, body]) => {
  const visitor = await arrive();
  const id = await hostileReport();
  const before = await read(hostile, id);

  const response = await save(hostile, id, body);

  expect(response.status).toBe(400);
  expect(await read(hostile, id)).toEqual(before);
  // Another visitor with the same body learns nothing of it.
  expect([400, 404]).toContain((await save(visitor, id, body)).status);
});

let hostile: TestVisitor;
let made: Promise<string> | undefined;
/** One report for all refusals. */
async function hostileReport(): Promise<string> {
  made ??= arrive().then((visitor) => {
    hostile = visitor;
    return analyse(visitor, 'hostile');
  });
  return made;
}

test('the report of another visitor, an unknown one and no report at all get the same 404', async () => {
  const [owner, stranger] = [await arrive(), await arrive()];
  const [id, own] = [await analyse(owner, 'owned'), await analyse(stranger, 'own')];
  await save(owner, id, { answers: all });
  const ids = [id, '01990000-0000-7000-8000-000000000000', own.replace(/.$/, (last) => (last === '0' ? '1' : '0'))];

  const answers = await Promise.all(
    ids.flatMap((one) => [stranger.request(pathOf(one)), save(stranger, one, { answers: all })]),
  );

  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  expect(new Set(await Promise.all(answers.map((each) => each.text())))).toEqual(new Set(['Not found.']));
  expect((await read(stranger, own)).answers).toEqual(GIVEN.map(() => null));
  expect((await read(owner, id)).answers).toEqual(GIVEN);
});
