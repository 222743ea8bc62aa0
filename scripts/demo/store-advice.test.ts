import { expect, test } from 'vitest';
import { storeAdvice } from './store-advice.ts';

test.for([
  ['postgres', 'apt-get install postgresql', 'DATABASE_URL'],
  ['redis', 'apt-get install redis-server', 'REDIS_URL'],
] as const)('who has no %s is told what to type', ([name, command, variable]) => {
  const advice = storeAdvice(name, 'absent');

  expect(advice).toContain(command);
  expect(advice).toContain(`${variable}=`);
});

test('who named a store that is silent is told which setting is meant, and not its password', () => {
  expect(storeAdvice('postgres', 'silent')).toContain('DATABASE_URL');
  expect(storeAdvice('redis', 'silent')).not.toContain('//');
});
