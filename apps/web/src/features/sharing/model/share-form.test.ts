import { expect, test } from 'vitest';
import { findInvalid } from './share-form.ts';

test('both addresses must be valid, in the order of the form', () => {
  expect(findInvalid({ senderEmail: '', recipientEmail: 'nobody' })).toEqual(['senderEmail', 'recipientEmail']);
  expect(findInvalid({ senderEmail: 'ada@example.org', recipientEmail: '' })).toEqual(['recipientEmail']);
});

test('spaces around an address are ignored', () => {
  expect(findInvalid({ senderEmail: ' ada@example.org', recipientEmail: 'bob@example.org ' })).toEqual([]);
});
