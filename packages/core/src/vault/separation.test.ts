import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { asSealed } from './sealed.ts';
import { hashShareToken, newShareToken, newVisitorSecret, openVault, serverKeyId, serverKeysMark } from './vault.ts';

const [newKey, oldKey] = [randomBytes(32), randomBytes(32)];
const vault = openVault([newKey, oldKey]);
const older = openVault([oldKey]);

test('what is derived from a server key for one purpose differs from all others', () => {
  const secret = newVisitorSecret();
  const derived = [
    ...vault.cookieKeys(),
    ...vault.proofKeys(),
    ...vault.visitorHashes(secret).map((hash) => hash.toString('base64url')),
    vault.nameHash('cookie', '').toString('base64url'),
  ];

  expect(new Set(derived).size).toBe(7);
  expect(derived.every((value) => Buffer.from(value, 'base64url').length === 32)).toBe(true);
  expect(openVault([newKey, oldKey]).cookieKeys()).toEqual(vault.cookieKeys());
});

test('a visitor is stored under the newest key and found under every key', () => {
  const secret = newVisitorSecret();

  expect(vault.visitorHashes(secret)).toEqual([vault.visitorHash(secret), older.visitorHash(secret)]);
  expect(vault.visitorHash(newVisitorSecret())).not.toEqual(vault.visitorHash(secret));
});

test('a media key opens the key of its own job, and no key of a worker', () => {
  const key = vault.newContentKey();
  const [wrapped, worker] = [vault.wrapForMedia(key, 'j1'), vault.wrapForWorker(key, 'j1')];
  const value = vault.seal(key, 'p', 'words');

  const opened = vault.openForMedia(wrapped, 'j1');

  expect(opened && vault.open(opened, 'p', value)).toBe('words');
  expect(vault.openForMedia(wrapped, 'j2')).toBeUndefined();
  expect(vault.openForMedia(worker, 'j1')).toBeUndefined();
  expect(vault.openForWorker(wrapped, 'j1')).toBeUndefined();
  expect(openVault([newKey], [randomBytes(32)]).openForMedia(wrapped, 'j1')).toBeUndefined();
});

test('keys wrapped for a worker, a media worker, a visitor and a link of the same id do not open for one another', () => {
  const key = vault.newContentKey();
  const secret = newVisitorSecret();
  const link = vault.wrapForShare(key, 'x', secret);

  expect(vault.openForVisitor(link, 'x', secret)).toBeUndefined();
  expect(vault.openForShare(vault.wrapForVisitor(key, 'x', secret), 'x', secret)).toBeUndefined();
});

test('equal bytes have one fingerprint in a session and others in other sessions', () => {
  const [one, other] = [vault.newContentKey(), vault.newContentKey()];
  const bytes = Buffer.from('the same file');

  expect(vault.fingerprint(one, bytes)).toEqual(vault.fingerprint(one, Buffer.from('the same file')));
  expect(vault.fingerprint(one, bytes)).not.toEqual(vault.fingerprint(one, Buffer.from('another file')));
  expect(vault.fingerprint(other, bytes)).not.toEqual(vault.fingerprint(one, bytes));
});

test('a value of another format, a cut one and an empty one do not open, and an empty text does', () => {
  const key = vault.newContentKey();
  const empty = vault.seal(key, 'p', '');
  const otherFormat = asSealed(Buffer.from(empty));
  otherFormat[0] = 2;

  expect(vault.open(key, 'p', empty)).toBe('');
  expect(vault.open(key, 'p', otherFormat)).toBeUndefined();
  for (let length = 0; length < empty.length; length += 1)
    expect(vault.open(key, 'p', asSealed(Buffer.from(empty.subarray(0, length))))).toBeUndefined();
});

test('without a key of its kind nothing is wrapped, and a foreign content key is refused', () => {
  const keyless = openVault([], []);

  expect(() => keyless.wrapForWorker(vault.newContentKey(), 'a')).toThrow('this process has no key of this kind');
  expect(() => vault.seal({} as ReturnType<typeof vault.newContentKey>, 'p', 'words')).toThrow('unknown content key');
});

test('a token and a server key are known by a mark that does not hold them', () => {
  const token = newShareToken();

  expect(hashShareToken(token)).toHaveLength(32);
  expect(hashShareToken(token)).toEqual(hashShareToken(Buffer.from(token)));
  expect(hashShareToken(newShareToken())).not.toEqual(hashShareToken(token));
  expect(serverKeyId(newKey)).toMatch(/^[0-9a-f]{8}$/);
  expect(serverKeyId(oldKey)).not.toBe(serverKeyId(newKey));
  expect(vault.wrapForWorker(vault.newContentKey(), 'a').subarray(0, 4).toString('hex')).toBe(serverKeyId(newKey));
  expect(serverKeysMark([newKey, oldKey])).toMatch(/^[0-9a-f]{8}$/);
  expect(serverKeysMark([newKey, oldKey])).not.toBe(serverKeysMark([oldKey, newKey]));
});

test('what an older key wrapped opens, and is not current', () => {
  const key = older.newContentKey();
  const wrapped = older.wrapForWorker(key, 'a');

  expect(vault.openForWorker(wrapped, 'a')).toBeDefined();
  expect([vault.isCurrent(wrapped), older.isCurrent(wrapped)]).toEqual([false, true]);
  expect(older.openForWorker(vault.wrapForWorker(key, 'a'), 'a')).toBeUndefined();
});

test('a server key is hashed with a word before it, so that its id is not a hash of the key alone', () => {
  const fixed = Buffer.alloc(32, 7);

  // Written once: a change of the derivation would make every stored key unreadable.
  expect([serverKeyId(fixed), openVault([fixed]).cookieKeys()[0]]).toMatchInlineSnapshot(`
    [
      "fa824406",
      "ba1B6mbp50G2Liky9H59k24rXT1R0_FVL7ecA4PtKLc",
    ]
  `);
  expect(openVault([fixed]).visitorHash(Buffer.alloc(32, 8)).toString('hex')).toMatchInlineSnapshot(
    `"7a1d83eaef84b6311e85573c79f40b6fd661e75e091d260f4e84877948f9740e"`,
  );
  expect(openVault([fixed]).nameHash('kind', 'value').toString('hex')).toMatchInlineSnapshot(
    `"33aeeb231a9358c060f8229cb8d529f15ad25fb104d1dcebf82b8033480f8e10"`,
  );
  expect(openVault([fixed]).proofKeys()[0]).toMatchInlineSnapshot(`"txHKASXBQ7K55wHVVFUeZyIPOobNUoNB9LQ99xF0GH0"`);
});
