import { renderUnder18Notice } from '@app/reading';
import { type Stack, startStack } from '@app/testkit/stack';
import {
  askInChat,
  askLive,
  exchangeOf,
  openChatVisitor,
  readToEnd,
  type ChatVisitor,
  textOf,
} from '@app/testkit/chat';
import { openVisitorWithCookie } from '@app/testkit/visitor';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** A sentence that none of our rules matches. */
const FAREWELL = 'I have given my plants away and written labels for whoever comes after.';
const HOMEWORK = 'Our form teacher says the report is wrong about me. Is it?';
const FORBIDDEN = 'Your self-awareness is remarkable.';
const FAIR = 'The lists are kept on purpose.';

let stack: Stack;
let chatVisitor: ChatVisitor;

beforeAll(async () => {
  stack = await startStack({
    simulator: {
      firstTokenMs: 5,
      chunkMs: 1,
      labels: {
        triage: [
          { text: FAREWELL, selfHarm: 'acute' },
          { text: HOMEWORK, under18: 'yes' },
        ],
        forbidden: [{ sentence: FORBIDDEN, rule: 'flattery' }],
      },
      says: ({ ask, text }) => (ask.schema === undefined ? { text: `${FAIR} ${FORBIDDEN}\n\n${text}` } : undefined),
    },
  });
  chatVisitor = await openChatVisitor(stack);
});

afterAll(() => stack.stop());

const storedOf = async (id: string) => (await chatVisitor.messages()).find((message) => message.id === id)?.content;

test('a question that only triage recognises as a crisis gets the crisis card first, live and stored', async () => {
  const { turnId, events } = await askLive(chatVisitor, FAREWELL);

  const text = textOf(await readToEnd(events));

  expect(text).toMatch(/^## You do not have to carry this alone\n\n/);
  expect(text).toContain(FAIR);
  expect(await storedOf(turnId)).toBe(text);
});

test('a sentence named by the second reader is removed before the reply is stored', async () => {
  const { turnId, events } = await askLive(chatVisitor, 'Why do I keep lists?');

  const text = textOf(await readToEnd(events));

  expect(text).toContain(FAIR);
  expect(text).toContain('Simulated answer');
  expect(text).not.toContain(FORBIDDEN);
  expect(await storedOf(turnId)).toBe(text);
});

test.for([HOMEWORK, 'I am 15 years old. Is the report wrong about me?'])(
  'a question from a minor gets the under-18 notice: %s',
  async (question) => {
    const [, reply] = await exchangeOf(await askInChat(chatVisitor, question));

    expect(reply?.content).toBe(renderUnder18Notice('en'));
  },
);

test('the under-18 notice is shown and marked, and can be neither discussed nor downloaded', async () => {
  const visitor = await openVisitorWithCookie(stack);

  const id = await visitor.submit('I am 15 years old and I keep a list of every train.');
  const { text, events } = await visitor.follow(id);

  const refused = await askInChat(visitor, 'Why?');
  const download = await visitor.request(`/api/download/${id}?format=pdf`);
  expect(text).toBe(renderUnder18Notice('en'));
  expect(events.at(-1)).toMatchObject({ type: 'end' });
  expect(await visitor.messages()).toMatchObject([{ isNotice: true, content: text }]);
  expect(refused.headers.get('x-error-code')).toBe('NOTHING_TO_DISCUSS');
  expect(download.status).toBe(404);
});
