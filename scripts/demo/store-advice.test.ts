import { expect, test } from 'vitest';
import { storeAdvice } from './store-advice.ts';

test.for([
  ['postgres', 'apt-get install postgresql', 'DATABASE_URL'],
  ['redis', 'apt-get install redis-server', 'REDIS_URL'],
] as const)('without %s the advice has the command to install it', ([name, command, variable]) => {
  const advice = storeAdvice(name, 'absent');

  expect(advice).toContain(command);
  expect(advice).toContain(`${variable}=`);
});

test('for an unreachable store the advice names the setting and not its address', () => {
  expect(storeAdvice('postgres', 'silent')).toContain('DATABASE_URL');
  expect(storeAdvice('redis', 'silent')).not.toContain('//');
});
