import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { renderSettings } from './render-settings.ts';
import { checkExample, checkSettings, listSettings } from './settings.ts';

const told = (process: string, description: string) => ({ process, description });
const environment = z.object({
  HOST: z.string().default('127.0.0.1').meta(told('api', 'The address.')),
  PORT: z.coerce.number().default(5_000).meta(told('api', 'The port.')),
  DATABASE_URL: z.url().meta(told('all', 'The database.')),
  FOLDER: z.string().default(join(tmpdir(), 'files')).meta(told('all', 'A folder.')),
  LISTS: z
    .string()
    .default('a,b')
    .transform((list) => list.split(','))
    .meta(told('all', 'A list.')),
  MAIL: z.string().optional().meta(told('models', 'Optional.')),
});
const settings = listSettings(environment);

test('settings are listed with their defaults', () => {
  expect(settings.map(({ name, isRequired, standard }) => [name, isRequired, standard])).toEqual([
    ['HOST', false, '127.0.0.1'],
    ['PORT', false, '5000'],
    ['DATABASE_URL', true, undefined],
    ['FOLDER', false, '$TMPDIR/files'],
    ['LISTS', false, 'a,b'],
    ['MAIL', false, undefined],
  ]);
});

test('a setting without a description is a fault', () => {
  const silent = listSettings(environment.extend({ SILENT: z.string().optional() }));

  expect(checkSettings(settings)).toEqual([]);
  expect(checkSettings(silent)).toEqual([expect.stringContaining('SILENT')]);
});

test('the example names existing settings once and every setting without a default', () => {
  expect(checkExample('DATABASE_URL=\n# MAIL=\nHOST=1', settings)).toEqual([]);
  expect(checkExample('DATABASE_URL=\nHOTS=\nDATABASE_URL=\n', settings)).toEqual([
    '.env.example: no setting HOTS',
    '.env.example: DATABASE_URL stands twice',
    '.env.example: MAIL is missing; it has no default',
  ]);
});

test('required settings are bold in the table', () => {
  const document = renderSettings(settings);

  expect(document).toContain('## The api and its page');
  expect(document).toMatch(/\| \*\*`DATABASE_URL`\*\* \|\s+\| all\s+\| The database\./);
  expect(document).toMatch(/\| `PORT`\s+\| `5000`\s+\| api\s+\| The port\./);
});
