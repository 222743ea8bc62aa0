import { shareAnalysis } from '@app/contract/sharing';
import { expect, test } from 'vitest';
import { isEmail } from './is-email.ts';

const good = [
  'ada@example.org',
  'a.b+tag@sub.example.co.uk',
  "o'neil@example.ie",
  'x_y@a-b.info',
  `${'a'.repeat(242)}@example.org`,
];
const bad = [
  '',
  'ada',
  'ada@',
  '@example.org',
  'ada@example',
  'ada@@example.org',
  'ada @example.org',
  ' ada@example.org',
  '.ada@example.org',
  'ada.@example.org',
  'a..b@example.org',
  'ada@-example.org',
  'ada@example..org',
  'ada@example.o',
  'ada@example.org\nBcc: x@example.org',
  'ada@example.org,bob@example.org',
  '"ada"@example.org',
  'Ada <ada@example.org>',
  `${'a'.repeat(250)}@example.org`,
];

test.for(good)('%j is an address', (text) => expect(isEmail(text)).toBe(true));
test.for(bad)('%j is not an address', (text) => expect(isEmail(text)).toBe(false));

test.for([...good, ...bad])('the server and the form agree about %j', (text) => {
  const { senderEmail } = shareAnalysis.body.shape;

  expect(senderEmail.safeParse(text).success).toBe(isEmail(text));
});
