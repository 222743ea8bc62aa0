import { inspect } from 'node:util';
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { asSealed } from './sealed.ts';
import { hashShareToken, newShareToken, newVisitorSecret, openVault } from './vault.ts';

const vault = openVault([randomBytes(32)]);

test('a sealed value opens with the same key and context', () => {
  const key = vault.newContentKey();

  const value = vault.seal(key, 'messages:1', 'naïve 😀 text');

  expect(vault.open(key, 'messages:1', value)).toBe('naïve 😀 text');
});

test('a moved or changed value does not open, nor with another key', () => {
  const key = vault.newContentKey();
  const value = vault.seal(key, 'messages:1', 'secret');
  const touched = asSealed(Buffer.from(value));
  touched[20] = (touched[20] ?? 0) ^ 1;

  expect(vault.open(key, 'messages:2', value)).toBeUndefined();
  expect(vault.open(key, 'messages:1', touched)).toBeUndefined();
  expect(vault.open(vault.newContentKey(), 'messages:1', value)).toBeUndefined();
  expect(vault.open(key, 'messages:1', asSealed(Buffer.of(1, 2)))).toBeUndefined();
});

test('a session key opens only with the cookie secret it was wrapped with', () => {
  const secret = newVisitorSecret();
  const key = vault.newContentKey();
  const wrapped = vault.wrapForVisitor(key, 's1', secret);
  const value = vault.seal(key, 'p', 'words');

  const mine = vault.openForVisitor(wrapped, 's1', secret);

  expect(mine && vault.open(mine, 'p', value)).toBe('words');
  expect(vault.openForVisitor(wrapped, 's1', newVisitorSecret())).toBeUndefined();
  expect(vault.openForVisitor(wrapped, 's2', secret)).toBeUndefined();
});

test('the worker key opens only for its own analysis', () => {
  const key = vault.newContentKey();
  const lent = vault.wrapForWorker(key, 'a1');

  expect(vault.openForWorker(lent, 'a1')).toBeDefined();
  expect(vault.openForWorker(lent, 'a2')).toBeUndefined();
  expect(vault.openForWorker(vault.wrapForVisitor(key, 'a1', newVisitorSecret()), 'a1')).toBeUndefined();
});

test('a share key needs both its token and a server key', () => {
  const token = newShareToken();
  const key = vault.newContentKey();
  const wrapped = vault.wrapForShare(key, 'l1', token);

  const opened = vault.openForShare(wrapped, 'l1', token);

  expect(opened && vault.open(opened, 'p', vault.seal(key, 'p', 'words'))).toBe('words');
  expect(vault.openForShare(wrapped, 'l2', token)).toBeUndefined();
  expect(vault.openForShare(wrapped, 'l1', newShareToken())).toBeUndefined();
  expect(vault.openForShare(wrapped, 'l1', hashShareToken(token))).toBeUndefined();
  expect(vault.openForVisitor(wrapped, 'l1', token)).toBeUndefined();
  expect(openVault([randomBytes(32)]).openForShare(wrapped, 'l1', token)).toBeUndefined();
});

test('a name hash is stable within one kind and one server key', () => {
  const hash = vault.nameHash('recipient', 'a@b.cc');

  expect(vault.nameHash('recipient', 'a@b.cc')).toEqual(hash);
  expect(vault.nameHash('recipient', 'b@b.cc')).not.toEqual(hash);
  expect(vault.nameHash('sender', 'a@b.cc')).not.toEqual(hash);
  expect(openVault([randomBytes(32)]).nameHash('recipient', 'a@b.cc')).not.toEqual(hash);
});

test('a wrapped key opens only with its wrapping key and its own context', () => {
  const [session, upload] = [vault.newContentKey(), vault.newContentKey()];
  const wrapped = vault.wrapWithin(upload, session, 'uploads:1');
  const value = vault.seal(upload, 'p', 'words');

  const opened = vault.openWithin(wrapped, session, 'uploads:1');

  expect(opened && vault.open(opened, 'p', value)).toBe('words');
  expect(vault.openWithin(wrapped, session, 'uploads:2')).toBeUndefined();
  expect(vault.openWithin(wrapped, vault.newContentKey(), 'uploads:1')).toBeUndefined();
  expect(vault.openWithin(asSealed(wrapped.subarray(0, -1)), session, 'uploads:1')).toBeUndefined();
});

test('a wrapped key does not open as text, and a sealed text does not open as a key', () => {
  const [session, upload] = [vault.newContentKey(), vault.newContentKey()];

  expect(vault.open(session, 'uploads:1', vault.wrapWithin(upload, session, 'uploads:1'))).toBeUndefined();
  expect(vault.openWithin(vault.seal(session, 'uploads:1', 'x'.repeat(32)), session, 'uploads:1')).toBeUndefined();
});

test('after a rotation the old key still opens, a removed one does not', () => {
  const [old, fresh] = [randomBytes(32), randomBytes(32)];
  const secret = newVisitorSecret();
  const wrapped = openVault([old]).wrapForVisitor(vault.newContentKey(), 's1', secret);

  expect(openVault([fresh, old]).openForVisitor(wrapped, 's1', secret)).toBeDefined();
  expect([openVault([old, fresh]), openVault([fresh, old])].map((each) => each.isCurrent(wrapped))).toEqual([
    true,
    false,
  ]);
  expect(openVault([fresh]).openForVisitor(wrapped, 's1', secret)).toBeUndefined();
});

test('a content key does not print', () => {
  const key = vault.newContentKey();

  expect(JSON.stringify(key)).toBe('{}');
  expect(inspect(key)).toBe('{}');
});
