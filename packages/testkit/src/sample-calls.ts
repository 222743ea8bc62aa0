import type { Route } from '@app/contract/route';
import { fieldsOf, nameOf } from './contract-routes.ts';
import { sampleText } from './sample-text.ts';

/** One valid value for every field of every call. */
const values: Record<string, unknown> = {
  all: false,
  analysisId: '01990000-0000-7000-8000-000000000000',
  analysisIds: '01990000-0000-7000-8000-000000000000,01990000-0000-7000-8000-000000000001',
  answers: [{ statement: 1, answer: 5 }],
  answer: sampleText().slice(0, 1_000),
  content: sampleText(),
  documentType: 'report',
  isLast: false,
  fileData: `data:text/plain;base64,${Buffer.from(sampleText()).toString('base64')}`,
  fileName: 'letter.txt',
  fileType: 'text/plain',
  format: 'json',
  framework: 'bigfive',
  id: '01990000-0000-7000-8000-000000000000',
  language: 'de-AT',
  linkId: '01990000-0000-4000-8000-000000000000',
  maxPeople: 2,
  mediaData: `data:image/jpeg;base64,${Buffer.from('ffd8ffe000104a464946', 'hex').toString('base64')}`,
  mediaType: 'image',
  message: 'What does it say?',
  models: ['openai'],
  preview: 'data:image/jpeg;base64,/9j/4AAQSkZJRg==',
  questionId: 'plan',
  quote: '0',
  recipientEmail: 'reader@example.org',
  selectedModel: 'openai',
  senderEmail: 'ada@example.org',
  sessionId: 'a-label-of-no-one',
  shareId: 'A'.repeat(43),
  textContent: sampleText(),
  timeZone: 'Europe/Vienna',
  title: 'A title',
};

/** A place for visitor input: a parameter in the path, the query or the body. */
export type SampleField = { in: 'path' | 'query' | 'body'; name: string };

/** A call with a valid value in every field. */
export type SampleCall = { path: Record<string, string>; query: Record<string, string>; body: Record<string, unknown> };

export function sampleCall(route: Route): SampleCall {
  const texts = (names: string[]) => Object.fromEntries(names.map((name) => [name, String(valueOf(route, name))]));
  const names = [...fieldsOf(route.body), ...(route.upload ? [route.upload] : [])];
  return {
    path: texts([...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)),
    query: texts(fieldsOf(route.query)),
    body: Object.fromEntries(names.map((name) => [name, valueOf(route, name)])),
  };
}

/** Every field of a call that takes a string, including the file. */
export function stringFieldsOf(route: Route): SampleField[] {
  const { path, query, body } = sampleCall(route);
  return [
    ...Object.keys(path).map((name) => ({ in: 'path' as const, name })),
    ...Object.keys(query).map((name) => ({ in: 'query' as const, name })),
    ...Object.entries(body).flatMap(([name, value]) =>
      typeof value === 'string' ? { in: 'body' as const, name } : [],
    ),
  ];
}

/** The same call with `value` in one field. */
export function withField(call: SampleCall, { in: place, name }: SampleField, value: string): SampleCall {
  return { ...call, [place]: { ...call[place], [name]: value } };
}

/** The call as sent. A URL cannot carry lone surrogates, so they are replaced there. */
export function wireOf(route: Route, { path, query, body }: SampleCall): { url: string; payload?: string } {
  const escape = (value = ''): string => encodeURIComponent(value.toWellFormed());
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${escape(value)}`);
  const url = route.path.replaceAll(/:(\w+)/g, (_match, name: string) => escape(path[name]));
  return {
    url: pairs.length > 0 ? `${url}?${pairs.join('&')}` : url,
    ...(route.method === 'POST' && { payload: JSON.stringify(body) }),
  };
}

function valueOf(route: Route, name: string): unknown {
  if (!(name in values)) throw new Error(`no value for "${name}" of ${nameOf(route)}`);
  return values[name];
}
