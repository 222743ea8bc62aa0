import type { ProviderId } from '@app/contract/models';
import { expect, test } from 'vitest';
import { urlOf } from '../../../lib/api-client.ts';
import { callOf } from './run-call.ts';
import type { RunRequest } from './run-request.ts';

const model: ProviderId = 'openai';
const sender = { sessionId: 'session-1', selectedModel: model, title: 'A title' };
const file = (name: string): File => new File(['bytes'], name);
const url = (request: RunRequest): string => {
  const { route, params } = callOf(request, sender);
  return `${route.method} ${urlOf(route, params)}`;
};
const words = (framework: string): RunRequest => ({ type: 'text', framework, content: 'My words' });
const media = (kind: 'image' | 'video', framework: string): RunRequest => ({
  type: 'media',
  kind,
  framework,
  file: file('a'),
});

test('a general text goes to the general path', () => {
  expect(url(words('general'))).toBe('POST /api/analyze/text');
  expect(callOf(words('general'), sender).fields).toEqual({ ...sender, content: 'My words' });
});

test.for(['mbti', 'bigfive', 'stanford-binet', 'vocational', 'enneagram', 'darktraits'])(
  'a text for %s is sent as content',
  (framework) => {
    expect(url(words(framework))).toBe(`POST /api/analyze/text/${framework}`);
    expect(callOf(words(framework), sender).fields).toEqual({ ...sender, content: 'My words' });
  },
);

test.for(['personality-structure', 'clinical', 'anxiety', 'evo'])(
  'a text for %s is sent as textContent',
  (framework) => {
    expect(url(words(framework))).toBe(`POST /api/analyze/text/${framework}`);
    expect(callOf(words(framework), sender).fields).toEqual({ ...sender, textContent: 'My words' });
  },
);

test.for([
  ['general', '/api/analyze/document'],
  ['mbti', '/api/analyze/document/mbti'],
] as const)('a %s document goes to %s as fileData', ([framework, path]) => {
  const request: RunRequest = { type: 'document', framework, file: file('letter.pdf') };
  const run = callOf(request, sender);

  expect(url(request)).toBe(`POST ${path}`);
  expect(run.route.upload).toBe('fileData');
  expect(run.file).toBe(request.file);
  expect(run.fields).toEqual({ ...sender, fileName: 'letter.pdf', fileType: 'pdf' });
});

test.for<[string, string]>([
  ['a.pdf', 'pdf'],
  ['A.PDF', 'pdf'],
  ['a.docx', 'docx'],
  ['a.doc', 'docx'],
  ['a.txt', 'docx'],
  ['pdf', 'docx'],
  ['a.pdf.txt', 'docx'],
])('the document %s has the type %s', ([name, fileType]) => {
  expect(callOf({ type: 'document', framework: 'general', file: file(name) }, sender).fields['fileType']).toBe(
    fileType,
  );
});

test.for(['image', 'video'] as const)('a general %s goes to the general path with maxPeople 5', (kind) => {
  const run = callOf(media(kind, 'general'), sender);

  expect(url(media(kind, 'general'))).toBe('POST /api/analyze');
  expect(run.route.upload).toBe('mediaData');
  expect(run.fields).toEqual({ ...sender, mediaType: kind, documentType: kind, maxPeople: 5 });
});

test.for([
  ['image', 'bigfive'],
  ['video', 'bigfive'],
  ['image', 'evo'],
] as const)('an %s for %s goes to the path of both', ([kind, framework]) => {
  const run = callOf(media(kind, framework), sender);

  expect(url(media(kind, framework))).toBe(`POST /api/analyze/${kind}/${framework}`);
  expect(run.route.upload).toBe('mediaData');
  expect(run.fields).toEqual(sender);
});

test('a resumed report is posted to its continue path without fields', () => {
  const rest = { type: 'rest', framework: 'general', analysisId: 'a1' } as const;

  expect(url(rest)).toBe('POST /api/analyses/a1/continue');
  expect(callOf(rest, sender).fields).toEqual({});
});
