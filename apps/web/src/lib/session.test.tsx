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

test('a label in the address is taken by a visitor who has none', () => {
  expect(openSession('?session=from-the-address')).toEqual({ id: 'from-the-address', isKnown: true });
  expect(localStorage.getItem(SESSION_STORAGE_KEY)).toBe('from-the-address');
});

test("a label in the address never replaces the visitor's own; it is only asked for", () => {
  const { id } = openSession('');

  expect(openSession('?session=from-the-address')).toEqual({ id, isKnown: true, asked: 'from-the-address' });
  expect(localStorage.getItem(SESSION_STORAGE_KEY)).toBe(id);
});

test.for(['1', 'with space', 'ü漢🙂', 'a'.repeat(128)])('a label the server takes (%j) is taken', (label) => {
  expect(openSession(`?session=${encodeURIComponent(label)}`).id).toBe(label);
});

test.for(['', 'a'.repeat(129), 'two\nlines', '\u0000'])('a malformed label (%j) is not', (label) => {
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
