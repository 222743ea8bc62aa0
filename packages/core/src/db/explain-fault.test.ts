import { expect, test } from 'vitest';
import { explainDatabaseFault } from './explain-fault.ts';

const url = 'postgres://ada:secret@db.example/analysis';
const fault = (message: string, code?: string): Error => Object.assign(new Error(message), code ? { code } : {});

test.for([
  [fault('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'), /asks for a password.*DATABASE_URL/],
  [fault('password authentication failed', '28P01'), /refuses the user "ada"/],
  [fault('database does not exist', '3D000'), /no database "analysis"/],
  [fault('connect', 'ECONNREFUSED'), /Postgres at db.example:5432 does not answer/],
  [fault('permission denied for schema public', '42501'), /must own the database/],
] as const)('%s is explained in words, without the password', ([error, words]) => {
  const explanation = explainDatabaseFault(error, url);

  expect(explanation).toMatch(words);
  expect(explanation).not.toContain('secret');
});

test('an unknown fault gets no explanation', () => {
  expect(explainDatabaseFault(new TypeError('x is undefined'), url)).toBeUndefined();
});
