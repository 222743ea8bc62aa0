import { shareAnalysis } from '@app/contract/sharing';
import { hostileAddresses } from '@app/testkit/hostile-addresses';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isMailAddress } from './mail-address.ts';

const RUNS = 10_000;

test.for([
  'ada@example.org',
  'a.b+tag@sub.example.co.uk',
  "o'neil@example.ie",
  'x_y-z@a-b.info',
  'A1@xn--bcher-kva.example',
  `${'a'.repeat(64)}@example.org`,
])('%j is accepted as an address', (text) => expect(isMailAddress(text)).toBe(true));

test.for(hostileAddresses)('%j is refused as an address', (text) => expect(isMailAddress(text)).toBe(false));

const pieces = [
  ...'ab1_+-.@,;:<>()[]"\'\\%!/?#& \t\r\n\0ü＠'.split(''),
  '@example.org',
  '.com',
  'Bcc:',
  '..',
  'a@b.cc',
  '=?utf-8?q?',
];
const patchwork = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 10 }).map((list) => list.join(''));
const plain = fc
  .tuple(fc.stringMatching(/^[A-Za-z0-9_+'.-]{1,70}$/), fc.domain())
  .map(([local, domain]) => `${local}@${domain}`);
const anything = fc.oneof(patchwork, plain, fc.emailAddress(), fc.string({ unit: 'binary' }));

test(`of ${RUNS} fuzzed addresses each accepted one is a single plain address, and the contract accepts it too`, () => {
  const { senderEmail } = shareAnalysis.body.shape;
  let passed = 0;

  fc.assert(
    fc.property(anything, (text) => {
      if (!isMailAddress(text)) return;
      passed += 1;
      expect(text).toMatch(/^[A-Za-z0-9_+'.-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/);
      expect(text.length).toBeLessThanOrEqual(254);
      expect(senderEmail.safeParse(text).success).toBe(true);
    }),
    { numRuns: RUNS },
  );

  expect(passed).toBeGreaterThan(1_000);
});
