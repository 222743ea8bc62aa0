import type { Message } from '@app/contract/messages';
import { expect, test } from 'vitest';
import { findUsableId } from './report-list.ts';

const message = (analysisId: string, more: Partial<Message> = {}): Message => ({
  id: analysisId,
  analysisId,
  sessionId: 's',
  role: 'assistant',
  kind: 'analysis',
  content: 'Words.',
  createdAt: '2026-11-17T00:00:00.000Z',
  ...more,
});

test('the analysis that just finished is used, otherwise the newest', () => {
  expect(findUsableId([message('one'), message('two')], 'one')).toBe('one');
  expect(findUsableId([message('one'), message('two')], undefined)).toBe('two');
  expect(findUsableId([], 'three')).toBe('three');
  expect(findUsableId([], undefined)).toBeUndefined();
});

test('a notice cannot be downloaded, shared or discussed', () => {
  const notice = message('notice', { isNotice: true });

  expect(findUsableId([notice], 'notice')).toBeUndefined();
  expect(findUsableId([message('one'), notice], 'notice')).toBe('one');
  expect(findUsableId([message('one'), notice], undefined)).toBe('one');
});
