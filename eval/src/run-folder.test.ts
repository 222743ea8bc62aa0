import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from './files.ts';
import { lockFolder, markFolder, openRecording } from './run-folder.ts';

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'run-folder-'));
const models = { openai: { model: 'gpt-6.1-terra', apiKey: 'sk-secret' } };

test('a folder is used by one run at a time', () => {
  const folder = newFolder();
  const unlock = lockFolder(folder);

  expect(() => lockFolder(folder)).toThrow('is in use by another run: wait for it, or use another --out.');
  unlock();
  lockFolder(folder)();
});

test('a folder holds results of one source only, and no key', () => {
  const folder = newFolder();
  markFolder(folder, { source: 'simulated', models });
  markFolder(folder, { source: 'simulated', models });

  expect(() => markFolder(folder, { source: 'real', models })).toThrow(
    'the source "simulated", and this one is "real"',
  );
  expect(readFileSync(join(folder, 'run.json'), 'utf8')).not.toContain('sk-secret');
});

test('a run does not resume with results of another version of the code or the cases', () => {
  const folder = newFolder();
  markFolder(folder, { source: 'real', code: 'of an earlier commit', models });

  expect(() => markFolder(folder, { source: 'real', models })).toThrow('other code or other cases');
});

test('a damaged source file of a folder is reported', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'run.json'), '{"source":"wishful","models":{}}');

  expect(() => markFolder(folder, { source: 'real', models })).toThrow('run.json is damaged');
});

test('a run does not resume with results that name no source', () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'results'));

  expect(() => markFolder(folder, { source: 'real', models })).toThrow('do not say whether their models were real');
});

test('a recording is found by its run folder or its wire subfolder, with its source and models', () => {
  const folder = newFolder();
  markFolder(folder, { source: 'simulated', models });
  expect(() => openRecording(folder)).toThrow('nothing was recorded');
  mkdirSync(join(folder, 'wire', 'one'), { recursive: true });

  const [byRun, byWire] = [openRecording(folder), openRecording(join(folder, 'wire'))];

  expect(byRun).toMatchObject({ source: 'simulated', models: { openai: { model: 'gpt-6.1-terra' } } });
  expect(byWire.trials).toEqual(byRun.trials);
});

test('a symlink loop is reported', () => {
  const link = join(newFolder(), 'link');
  symlinkSync(link, link);

  expect(() => makeFolder(link)).toThrow('cannot be made: file already exists');
  expect(() => openRecording(link)).toThrow('there is no such folder');
});

test.for([
  ['/proc/x/y', 'cannot be made: no such file or directory'],
  ['/dev/null', 'cannot be made: file already exists'],
  ['/dev/null/x', 'cannot be made: file already exists'],
])('a folder that cannot be created is reported before the run: %s', ([folder = '', message = '']) => {
  expect(() => makeFolder(folder)).toThrow(message);
});
