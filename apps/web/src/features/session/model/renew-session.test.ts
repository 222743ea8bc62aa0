import { expect, test } from 'vitest';
import { renewSession } from './renew-session.ts';

test('without storage a new session id is still created', () => {
  const forbidden = new Proxy({} as Storage, {
    get: () => {
      throw new DOMException('Forbidden', 'SecurityError');
    },
  });

  expect(renewSession(forbidden)).toEqual({ id: expect.stringMatching(/^[A-Za-z0-9_-]{8,64}$/), isKnown: false });
});
