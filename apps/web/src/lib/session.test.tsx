import { SESSION_STORAGE_KEY } from '@app/contract/limits';
import { beforeEach, expect, test } from 'vitest';
import { openSession } from './session.ts';

beforeEach(() => localStorage.clear());

test('a first visit creates and stores a new session id', () => {
  const session = openSession('');

  expect(session.isKnown).toBe(false);
  expect(session.id).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
  expect(localStorage.getItem(SESSION_STORAGE_KEY)).toBe(session.id);
});

test('a later visit finds the session id again', () => {
  const { id } = openSession('');

  expect(openSession('')).toEqual({ id, isKnown: true });
});

test('a visitor without a session takes the id from the address', () => {
  expect(openSession('?session=from-the-address')).toEqual({ id: 'from-the-address', isKnown: true });
  expect(localStorage.getItem(SESSION_STORAGE_KEY)).toBe('from-the-address');
});

test("an id in the address does not replace the visitor's own and is returned as asked", () => {
  const { id } = openSession('');

  expect(openSession('?session=from-the-address')).toEqual({ id, isKnown: true, asked: 'from-the-address' });
  expect(localStorage.getItem(SESSION_STORAGE_KEY)).toBe(id);
});

test.for(['1', 'with space', 'ü漢🙂', 'a'.repeat(128)])('a valid session id (%j) is taken', (label) => {
  expect(openSession(`?session=${encodeURIComponent(label)}`).id).toBe(label);
});

test.for(['', 'a'.repeat(129), 'two\nlines', '\u0000'])('a malformed session id (%j) is ignored', (label) => {
  const { id } = openSession('');

  expect(openSession(`?session=${encodeURIComponent(label)}`)).toEqual({ id, isKnown: true });
});

test('without storage the session is new', () => {
  const forbidden = new Proxy({} as Storage, {
    get: () => {
      throw new DOMException('Forbidden', 'SecurityError');
    },
  });

  expect(openSession('', forbidden).isKnown).toBe(false);
});
