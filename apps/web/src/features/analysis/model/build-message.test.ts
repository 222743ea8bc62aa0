import type { Message } from '@app/contract/messages';
import { expect, test } from 'vitest';
import { type AnsweredReply, messagesOf } from './build-message.ts';

const general = { sessionId: 'session-1', isGeneralMedia: true };
const other = { sessionId: 'session-1', isGeneralMedia: false };
const reply = (insights: AnsweredReply['personalityInsights']): AnsweredReply => ({
  analysisId: 'a1',
  messages: [],
  personalityInsights: insights ?? null,
});
const contents = (answer: AnsweredReply, context = other): string[] =>
  messagesOf(answer, context).map(({ content }) => content);
const profiles = {
  individualProfiles: [
    { summary: 'Calm.', detailed_analysis: { emotional_intelligence: 'Warm.', style: 'Plain.' } },
    { summary: 'Lively.', detailed_analysis: {} },
  ],
};

test('returned messages are used as they are', () => {
  const message: Message = {
    id: 'm1',
    analysisId: 'a1',
    sessionId: 's',
    role: 'assistant',
    kind: 'analysis',
    content: 'Stored.',
    createdAt: '2026-01-01T00:00:00.000Z',
  };

  expect(messagesOf({ ...reply('Insights.'), messages: [message] }, other)).toEqual([message]);
});

test('without messages one is built from the insights', () => {
  expect(messagesOf(reply('Insights.'), other)).toEqual([
    expect.objectContaining({
      analysisId: 'a1',
      sessionId: 'session-1',
      role: 'assistant',
      kind: 'analysis',
      content: 'Insights.',
    }),
  ]);
});

test('the analysis field of the insights is used', () => {
  expect(contents(reply({ analysis: 'The text.' }))).toEqual(['The text.']);
  expect(contents(reply({ analysis: 'The text.', ...profiles }), general)).toEqual(['The text.']);
});

test('both field names of the insights are read', () => {
  expect(contents({ analysisId: 'a1', messages: [], analysisInsights: 'By the other name.' })).toEqual([
    'By the other name.',
  ]);
});

test('profiles of a general image or video become one report', () => {
  expect(contents(reply(profiles), general)).toEqual([
    `# Personality Analysis

## Person 1

Calm.

### Emotional Intelligence

Warm.

### Style

Plain.

## Person 2

Lively.`,
  ]);
});

test('profiles of any other analysis are ignored', () => {
  expect(contents(reply(profiles), other)).toEqual([]);
});

test.for<[string, AnsweredReply]>([
  ['no insights', reply(null)],
  ['an empty text', reply('')],
  ['only spaces', reply(' \n')],
  ['an empty analysis', reply({ analysis: '' })],
  ['no people', reply({ individualProfiles: [] })],
  ['no analysis id', { ...reply('Insights.'), analysisId: '' }],
])('no message is built from %s', ([, answer]) => {
  expect(contents(answer, general)).toEqual([]);
});
