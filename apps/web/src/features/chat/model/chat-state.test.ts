import type { Message } from '@app/contract/messages';
import { expect, test } from 'vitest';
import { type ChatState, listUnsaved, reduceChat, silent } from './chat-state.ts';

const asked = reduceChat(silent, { type: 'ask', question: 'Why?' });
const delta = (offset: number, text: string) => ({ type: 'text-delta', offset, text }) as const;

function said(role: Message['role'], content: string): Message {
  const createdAt = '2026-01-01T00:00:00.000Z';
  return { id: content, analysisId: 'a', sessionId: 's', role, kind: 'chat', content, createdAt };
}

test('a question is shown at once with an empty streaming reply', () => {
  expect(listUnsaved(asked, [])).toEqual({ pending: 'Why?', reply: { text: '', isStreaming: true } });
});

test('chunks are added once and never past a gap', () => {
  const steps = [delta(0, 'One '), delta(0, 'One '), delta(4, 'two'), delta(99, 'lost'), delta(6, 'o three')];

  expect(steps.reduce(reduceChat, asked).text).toBe('One two three');
});

test('a snapshot replaces the text and a restart empties it', () => {
  const written = reduceChat(reduceChat(asked, delta(0, 'One')), { type: 'snapshot', text: 'Other words' });

  expect(written.text).toBe('Other words');
  expect(reduceChat(written, { type: 'restart', attempt: 2 }).text).toBe('');
});

test('late chunks of a stopped reply are ignored', () => {
  const stopped = reduceChat(reduceChat(asked, delta(0, 'One')), { type: 'stop' });

  expect(reduceChat(stopped, delta(3, ' more'))).toEqual(stopped);
});

test('a stop without a running reply changes nothing', () => {
  expect(reduceChat(silent, { type: 'stop' })).toBe(silent);
});

test('a question already among the messages is not shown twice', () => {
  expect(listUnsaved(asked, [said('user', 'Why?')])).toEqual({ reply: { text: '', isStreaming: true } });
});

test('the same question asked again is shown again', () => {
  const messages = [said('user', 'Why?'), said('assistant', 'Because')];

  expect(listUnsaved(asked, messages).pending).toBe('Why?');
});

test('a reply found on load is shown without a question until it is stored', () => {
  const found = reduceChat(silent, { type: 'ask', question: undefined });

  expect(listUnsaved(found, [said('user', 'Why?')])).toEqual({ reply: { text: '', isStreaming: true } });
  expect(listUnsaved(reduceChat(found, { type: 'answered' }), [])).toEqual({});
});

const stopped: ChatState = { ...silent, phase: 'stopped', question: 'Why?', text: 'Because' };
const reply = { text: 'Because', isStreaming: false };

test.for([
  {
    kept: 'nothing',
    messages: [said('user', 'Earlier?'), said('assistant', 'Yes')],
    shown: { pending: 'Why?', reply },
  },
  { kept: 'the question', messages: [said('user', 'Why?')], shown: { reply } },
  { kept: 'both', messages: [said('user', 'Why?'), said('assistant', 'Because of it')], shown: {} },
])('a stopped exchange is not shown twice when the server stored $kept', ({ messages, shown }) => {
  expect(listUnsaved(stopped, messages)).toEqual(shown);
});
