import { SESSION_STORAGE_KEY } from '@app/contract/limits';
import { beforeEach, expect, test } from 'vitest';
import { openSession } from './session.ts';

beforeEach(() => localStorage.clear());

test('a first visit makes a label, keeps it, and knows that it is new', () => {
  const session = openSession('');

  expect(session.isKnown).toBe(false);
  expect(session.id).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
  expect(localStorage.getItem(SESSION_STORAGE_KEY)).toBe(session.id);
});

test('a later visit finds the label again', () => {
  const { id } = openSession('');

  expect(openSession('')).toEqual({ id, isKnown: true });
});

test('a label in the address is adopted and kept', () => {
  openSession('');

  const session = openSession('?session=from-the-address');

  expect(session).toEqual({ id: 'from-the-address', isKnown: true });
  expect(localStorage.getItem(SESSION_STORAGE_KEY)).toBe('from-the-address');
});

test.for(['short', 'a'.repeat(65), 'with space', '<script>'])('a malformed label (%j) is not adopted', (label) => {
  const { id } = openSession('');

  expect(openSession(`?session=${encodeURIComponent(label)}`)).toEqual({ id, isKnown: true });
});

test('without storage the label lives as long as the page', () => {
  const forbidden = new Proxy({} as Storage, {
    get: () => {
      throw new DOMException('Forbidden', 'SecurityError');
    },
  });

  expect(openSession('', forbidden).isKnown).toBe(false);
});
