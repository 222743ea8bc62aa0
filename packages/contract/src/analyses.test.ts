import { expect, test } from 'vitest';
import * as calls from './analyses.ts';

const documents = Object.values(calls).filter(
  (call): call is typeof calls.analyzeDocument => 'path' in call && call.path.includes('/document'),
);

test('only MBTI has a document call of its own, with the same body as the general one', () => {
  expect(documents.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
    'POST /api/analyze/document',
    'POST /api/analyze/document/mbti',
  ]);
  expect(new Set(documents.map(({ body }) => body)).size).toBe(1);
});
