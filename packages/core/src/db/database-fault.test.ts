import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { classifyDatabaseError } from './database-fault.ts';

const answered = (code: string): DatabaseError => Object.assign(new DatabaseError('words', 5, 'error'), { code });

test.for([
  ['08006', 'away'],
  ['25006', 'away'],
  ['25P03', 'away'],
  ['40P01', 'away'],
  ['53100', 'away'],
  ['53200', 'away'],
  ['53300', 'away'],
  ['57014', 'away'],
  ['57P01', 'away'],
  ['58030', 'away'],
  ['28P01', 'refused'],
  ['3D000', 'refused'],
  ['42501', 'refused'],
  ['23505', 'broken'],
  ['42703', 'broken'],
  ['XX000', 'broken'],
] as const)('SQLSTATE %s is %s', ([code, kind]) => {
  expect(classifyDatabaseError(answered(code), true)).toBe(kind);
});

test('a row whose day has no partition waits for a right clock', () => {
  const missing = Object.assign(answered('23514'), { routine: 'ExecFindPartition' });

  expect(classifyDatabaseError(missing, false)).toBe('away');
  expect(classifyDatabaseError(answered('23514'), false)).toBe('broken');
});

test('an error of the client is away only with its connection or by a code of the system', () => {
  const unknown = new TypeError('cannot serialize');
  const unresolved = Object.assign(new Error('words'), { code: 'EAI_AGAIN' });

  expect(classifyDatabaseError(unknown, false)).toBe('broken');
  expect(classifyDatabaseError(unknown, true)).toBe('away');
  expect(classifyDatabaseError(unresolved, false)).toBe('away');
});
