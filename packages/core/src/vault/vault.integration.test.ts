import { randomBytes } from 'node:crypto';
import { sampleText } from '@app/testkit/sample-text';
import { type Stack, startStack } from '@app/testkit/stack';
import { openVisitor, type TestVisitor } from '@app/testkit/visitor';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inputContext, messageContext, reportContext } from '../analyses/sealing-contexts.ts';
import { readConfig } from '../config/config.ts';
import { asSealed, type Sealed } from './sealed.ts';
import { openVault, type ContentKey, type Vault } from './vault.ts';

let stack: Stack;
let vault: Vault;
let visitors: TestVisitor[];
/** The status of each analysis, and the two finished ones of the first visitor. */
let ended: Record<string, string>;
let done: [string, string];

beforeAll(async () => {
  stack = await startStack({
    environment: { MAX_ATTEMPTS: '1', ANTHROPIC_API_KEY: 'sim-fault=http-500', DEEPSEEK_API_KEY: 'sim-fault=hang-mid' },
    simulator: { firstTokenMs: 1, chunkMs: 0, chunkChars: 500 },
  });
  vault = openVault(readConfig(stack.environment).SERVER_KEYS);
  visitors = Array.from({ length: 4 }, () => openVisitor(() => stack.apis.map(({ url }) => url)));
  await Promise.all(visitors.map((visitor) => visitor.request('/api/status')));
});

afterAll(() => stack.stop());

test('a running analysis has a worker key for itself only', async () => {
  const [visitor] = visitors;
  const analysisId = (await visitor?.submit(sampleText('running'), { model: 'deepseek' })) ?? '';
  await vi.waitUntil(async () => (await rowOf(analysisId))?.status === 'running', { timeout: 40_000 });

  const { workerKey } = (await rowOf(analysisId)) ?? {};
  await visitor?.request(`/api/analyses/${analysisId}/cancel`, { method: 'POST' });

  const lent = asSealed(workerKey ?? Buffer.alloc(0));
  expect(vault.openForWorker(lent, analysisId)).toBeDefined();
  expect(vault.openForWorker(lent, crossing(analysisId))).toBeUndefined();
  expect(openVault([randomBytes(32)]).openForWorker(lent, analysisId)).toBeUndefined();
  expect((await rowOf(analysisId))?.workerKey).toBeNull();
});

test('the worker key is removed however an analysis ends', async () => {
  const [first] = visitors;
  const begun = await Promise.all(
    visitors.map(async (visitor, index) => {
      const [one, two, failing] = await Promise.all([
        visitor.submit(sampleText(`first ${index}`)),
        visitor.submit(sampleText(`second ${index}`)),
        visitor.submit(sampleText(`third ${index}`), { model: 'anthropic' }),
      ]);
      await Promise.all([one, two, failing].map((id) => visitor.follow(id)));
      return { visitor, one, two };
    }),
  );
  const own = begun.find(({ visitor }) => visitor === first);
  done = [own?.one ?? '', own?.two ?? ''];

  const rows = await stack.db.selectFrom('analyses').select(['id', 'status', 'workerKey']).execute();
  ended = Object.fromEntries(rows.map(({ id, status }) => [id, status]));

  expect(rows.filter(({ workerKey }) => workerKey !== null)).toEqual([]);
  expect(Object.values(ended).toSorted()).toEqual([
    'cancelled',
    ...Array.from({ length: 8 }, () => 'done'),
    ...Array.from({ length: 4 }, () => 'failed'),
  ]);
});

test('all rows and server keys open nothing without the cookie', async () => {
  const { sessions, values } = await dump();
  const guesses = sessions.flatMap(({ id, visitorHash, label }) => [
    ...Array.from({ length: 500 }, () => randomBytes(32)),
    visitorHash,
    Buffer.alloc(32),
    Buffer.from(label),
    Buffer.from(id.replaceAll('-', ''), 'hex'),
  ]);

  const keys = sessions.flatMap(({ id, wrappedKey }) => [
    ...guesses.map((guess) => vault.openForVisitor(asSealed(wrappedKey), id, guess)),
    vault.openForVisitor(asSealed(wrappedKey), id, Buffer.alloc(0)),
    vault.openForWorker(asSealed(wrappedKey), id),
    ...Object.keys(ended).map((analysisId) => vault.openForWorker(asSealed(wrappedKey), analysisId)),
  ]);
  const opened = values.flatMap(({ place, value }) => vault.open(vault.newContentKey(), place, value) ?? []);

  expect(sessions).toHaveLength(4);
  expect(keys.length).toBeGreaterThan(8_000);
  expect(keys.filter(Boolean)).toEqual([]);
  // Eight inputs, reports and messages: failed and cancelled analyses keep no input.
  expect(values).toHaveLength(24);
  expect(opened).toEqual([]);
});

test('the cookie opens everything of its visitor and nothing of others', async () => {
  const { sessions, values } = await dump();
  const [visitor] = visitors;
  const secret = secretOf(visitor);

  const keys = sessions.map(({ id, wrappedKey }) => ({
    id,
    key: vault.openForVisitor(asSealed(wrappedKey), id, secret),
  }));
  const mine = keys.find(({ key }) => key);
  const opened = values.filter(({ place, value }) => mine?.key && vault.open(mine.key, place, value) !== undefined);

  expect(keys.filter(({ key }) => key)).toHaveLength(1);
  expect(opened.map(({ place }) => place).toSorted()).toEqual(
    values
      .filter(({ sessionId }) => sessionId === mine?.id)
      .map(({ place }) => place)
      .toSorted(),
  );
  expect(opened).toHaveLength(6);
});

test('a sealed value opens only in its own row and column', async () => {
  const { sessions, values } = await dump();
  const session = sessions.find(({ id, wrappedKey }) =>
    vault.openForVisitor(asSealed(wrappedKey), id, secretOf(visitors[0])),
  );
  const key = vault.openForVisitor(
    asSealed(session?.wrappedKey ?? Buffer.alloc(0)),
    session?.id ?? '',
    secretOf(visitors[0]),
  ) as ContentKey;
  const mine = values.filter(({ sessionId }) => sessionId === session?.id);

  const opened = mine.flatMap(({ place, value }) =>
    mine.flatMap((other) => (vault.open(key, other.place, value) ? [[place, other.place]] : [])),
  );

  expect(opened).toEqual(mine.map(({ place }) => [place, place]));
});

test('a message swapped with another is not shown, and is shown again when swapped back', async () => {
  const [visitor] = visitors;
  const before = await visitor?.messages();

  await swapMessages();
  const during = await visitor?.messages();
  await swapMessages();

  expect(before).toHaveLength(2);
  expect(during).toEqual([]);
  expect(await visitor?.messages()).toEqual(before);
});

test('a session reassigned in the database does not open for another visitor', async () => {
  const [owner, thief] = visitors;
  const label = owner?.sessionId ?? '';
  const hash = (visitor: TestVisitor | undefined): Buffer => vault.visitorHash(secretOf(visitor));
  const give = (to: Buffer) =>
    stack.db.updateTable('sessions').set({ visitorHash: to }).where('label', '=', label).execute();

  await give(hash(thief));
  const answers = await Promise.all(
    [`/api/messages?sessionId=${label}`, `/api/analyses/${done[0]}/events`].map(async (path) =>
      (await thief?.request(path))?.text(),
    ),
  );
  await give(hash(owner));

  expect(answers).toEqual(['[]', 'Not found.']);
  expect(await owner?.messages()).toHaveLength(2);
});

async function rowOf(id: string) {
  return stack.db.selectFrom('analyses').select(['status', 'workerKey']).where('id', '=', id).executeTakeFirst();
}

/** The sealed content of a copy of the database. */
async function dump() {
  const [sessions, analyses, messages] = await Promise.all([
    stack.db.selectFrom('sessions').select(['id', 'label', 'visitorHash', 'wrappedKey']).execute(),
    stack.db.selectFrom('analyses').select(['id', 'sessionId', 'sealedInput', 'sealedReport']).execute(),
    stack.db.selectFrom('messages').select(['id', 'sessionId', 'sealedContent']).execute(),
  ]);
  const at = (
    sessionId: string,
    place: string,
    value: Buffer | null,
  ): { sessionId: string; place: string; value: Sealed }[] =>
    value ? [{ sessionId, place, value: asSealed(value) }] : [];
  const values = [
    ...analyses.flatMap((row) => at(row.sessionId, inputContext(row.id), row.sealedInput)),
    ...analyses.flatMap((row) => at(row.sessionId, reportContext(row.id), row.sealedReport)),
    ...messages.flatMap((row) => at(row.sessionId, messageContext(row.id), row.sealedContent)),
  ];
  return { sessions, values };
}

async function swapMessages(): Promise<void> {
  const rows = await stack.db.selectFrom('messages').select(['id', 'sealedContent']).where('id', 'in', done).execute();
  const [one, two] = rows;
  await stack.db
    .updateTable('messages')
    .set({ sealedContent: two?.sealedContent ?? Buffer.alloc(0) })
    .where('id', '=', one?.id ?? '')
    .execute();
  await stack.db
    .updateTable('messages')
    .set({ sealedContent: one?.sealedContent ?? Buffer.alloc(0) })
    .where('id', '=', two?.id ?? '')
    .execute();
}

function secretOf(visitor: TestVisitor | undefined): Buffer {
  return Buffer.from(visitor?.cookie().split('=')[1]?.split('.')[0] ?? '', 'base64url');
}

/** Another id with the same timestamp. */
function crossing(id: string): string {
  return `${id.slice(0, -1)}${id.endsWith('0') ? '1' : '0'}`;
}
