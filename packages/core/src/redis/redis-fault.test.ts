import { ReplyError } from 'ioredis';
import { expect, test } from 'vitest';
import { classifyRedisError } from './redis-fault.ts';

const reply = ReplyError as unknown as new (message: string) => Error;

test.for([
  ["OOM command not allowed when used memory > 'maxmemory'.", 'away'],
  ["READONLY You can't write against a read only replica.", 'away'],
  ['MISCONF Errors writing to the AOF file: No space left on device', 'away'],
  ['LOADING Redis is loading the dataset in memory', 'away'],
  ['NOREPLICAS Not enough good replicas to write.', 'away'],
  ['MASTERDOWN Link with MASTER is down', 'away'],
  ['WRONGPASS invalid username-password pair', 'refused'],
  ['NOAUTH Authentication required.', 'refused'],
  ['WRONGTYPE Operation against a key holding the wrong kind of value', 'broken'],
  ['ERR unknown command', 'broken'],
] as const)('the answer "%s" is %s', ([message, kind]) => {
  expect(classifyRedisError(new reply(message))).toBe(kind);
});

test('without an answer Redis is away', () => {
  expect(classifyRedisError(new Error('anything'))).toBe('away');
});
