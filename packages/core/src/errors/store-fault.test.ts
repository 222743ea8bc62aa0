import { expect, test } from 'vitest';
import { AppError, toAppError } from './app-error.ts';
import { type FaultKind, faultOf, isStoreAway, kindOfSystemError, markFault } from './store-fault.ts';

const marked = (kind: FaultKind): Error => {
  const error = new Error('words');
  markFault(error, 'postgres', kind);
  return error;
};

test.for([
  ['away', 'SERVICE_UNAVAILABLE'],
  ['refused', 'SERVICE_UNAVAILABLE'],
  ['broken', 'INTERNAL'],
] as const)('a store that is %s ends as %s', ([kind, code]) => {
  const error = marked(kind);

  expect(toAppError(error)).toMatchObject({ code, cause: error });
  expect(isStoreAway(error)).toBe(kind === 'away');
});

test.for(['timeout exceeded when trying to connect', 'OOM command not allowed', 'Connection is closed.'])(
  'no word makes an error a fault of a store: %s',
  (words) => {
    expect(faultOf(new Error(words))).toBeUndefined();
    expect(toAppError(new Error(words)).code).toBe('INTERNAL');
  },
);

test('the mark is found in a cause, and the first one stays', () => {
  const error = marked('away');
  markFault(error, 'redis', 'broken');

  expect(faultOf(new AppError('SERVICE_UNAVAILABLE', { cause: error }))).toEqual({ store: 'postgres', kind: 'away' });
});

test('an AppError keeps its code', () => {
  const error = new AppError('MODEL_REFUSED', { cause: marked('away') });

  expect(toAppError(error)).toBe(error);
});

test.for([
  ['ECONNREFUSED', 'away'],
  ['EAI_AGAIN', 'away'],
  ['ENOTFOUND', 'away'],
  ['EHOSTUNREACH', 'away'],
  ['ENETUNREACH', 'away'],
  ['EIO', 'away'],
  ['ESTALE', 'away'],
  ['EROFS', 'away'],
  ['ENOSPC', 'away'],
  ['EACCES', 'refused'],
  ['ENAMETOOLONG', 'broken'],
  ['ERR_STREAM_PREMATURE_CLOSE', undefined],
  ['23505', undefined],
] as const)('%s of the system is %s', ([code, kind]) => {
  expect(kindOfSystemError(Object.assign(new Error('words'), { code }))).toBe(kind);
});
