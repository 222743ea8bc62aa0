import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { makeDatabase, type TestDatabase } from '@app/testkit/database';
import { afterAll, beforeAll, expect, test } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../main.ts', import.meta.url));

let database: TestDatabase;

beforeAll(async () => {
  database = await makeDatabase();
});

afterAll(() => database.drop());

type Said = { code: number; out: string; errors: string };

/** Runs with the database as the only setting. */
async function run(...parameters: string[]): Promise<Said> {
  const environment = { PATH: process.env.PATH, DATABASE_URL: database.url };
  return promisify(execFile)('node', [PROGRAM, 'switch', ...parameters], { env: environment }).then(
    ({ stdout, stderr }) => ({ code: 0, out: stdout, errors: stderr }),
    (error: unknown) => {
      const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
      return { code, out: stdout, errors: stderr };
    },
  );
}

const lineOf = ({ out }: Said, name: string): string => out.split('\n').find((line) => line.startsWith(name)) ?? '';

test('a provider is switched off with a reason, listed as off, and switched on again', async () => {
  const fresh = await run();
  const off = await run('off', 'provider:openai', '--because', 'it answers nonsense');
  const again = await run('off', 'provider:openai');
  const listed = await run();
  const on = await run('on', 'provider:openai');

  expect(fresh.out.trim().split('\n')).toHaveLength(15);
  expect(lineOf(fresh, 'provider:openai')).toMatch(/ on$/);
  expect(lineOf(off, 'provider:openai')).toMatch(/ off since \d{4}-\d\d-\d\dT.+Z, because: it answers nonsense$/);
  expect(lineOf(again, 'provider:openai')).toBe(lineOf(off, 'provider:openai'));
  expect(lineOf(listed, 'provider:openai')).toBe(lineOf(off, 'provider:openai'));
  expect(lineOf(listed, 'framework:bigfive')).toMatch(/ on$/);
  expect(on.out).toBe(fresh.out);
});

test('a framework is switched off at one provider and stays on at the others', async () => {
  const off = await run('off', 'framework:personality-structure-at-perplexity', '--because', 'its policy');
  const on = await run('on', 'framework:personality-structure-at-perplexity');

  expect(lineOf(off, 'framework:personality-structure-at-perplexity')).toMatch(/ off since .+, because: its policy$/);
  expect(lineOf(off, 'framework:personality-structure ')).toMatch(/ on$/);
  expect([on.code, lineOf(on, 'framework:personality-structure-at')]).toEqual([0, '']);
});

test.for([
  [['off', 'framework:clinical-at-nobody'], 'framework:clinical-at-nobody cannot be switched.'],
  [['off', 'provider:nobody'], 'provider:nobody cannot be switched.'],
  [['off', 'openai'], 'openai cannot be switched.'],
  [['on', 'framework:astrology'], 'framework:astrology cannot be switched.'],
  [['off'], 'The name is missing.'],
] as const)('%s is refused with a list of the switches', async ([parameters, error]) => {
  const { code, out, errors } = await run(...parameters);

  expect([code, out]).toEqual([1, '']);
  expect(errors).toContain(error);
  expect(errors).toContain('  provider:anthropic\n');
  expect(errors).toContain('  framework:personality-structure\n');
  expect(await database.db.selectFrom('switches').select('name').execute()).toEqual([]);
});

test('an unknown subcommand prints the usage', async () => {
  expect(await run('of', 'provider:openai')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('ops switch ['),
  });
});
