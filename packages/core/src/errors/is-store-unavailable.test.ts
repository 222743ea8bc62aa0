import { expect, test } from 'vitest';
import { AppError, toAppError } from './app-error.ts';
import { isStoreUnavailable } from './is-store-unavailable.ts';

const coded = (code: string): Error => Object.assign(new Error('words'), { code });

test.for([
  coded('ECONNREFUSED'),
  coded('57P03'),
  coded('53100'),
  coded('ENOSPC'),
  Object.assign(new Error('words'), { $fault: 'server' }),
  new Error('Connection terminated unexpectedly'),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('Client was closed and is not queryable'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Query read timeout'),
  new Error('Command timed out'),
  new Error('Reached the max retries per request limit (which is 1).'),
  new Error('MISCONF Errors writing to the AOF file: No space left on device'),
  new Error('LOADING Redis is loading the dataset in memory'),
])('%s means that a store is unavailable', (error) => {
  expect(isStoreUnavailable(error)).toBe(true);
  expect(toAppError(error)).toMatchObject({ code: 'SERVICE_UNAVAILABLE', cause: error });
});

test.for([coded('23505'), new Error('x is undefined'), 'words', undefined])('%s is a bug', (error) => {
  expect(isStoreUnavailable(error)).toBe(false);
  expect(toAppError(error)).toMatchObject({ code: 'INTERNAL', cause: error });
});

test('an AppError keeps its code', () => {
  const error = new AppError('MODEL_REFUSED', { cause: coded('ECONNREFUSED') });

  expect(toAppError(error)).toBe(error);
});
