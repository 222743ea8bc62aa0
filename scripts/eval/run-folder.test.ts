import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from './files.ts';
import { lockFolder } from './lock-folder.ts';
import { markFolder, openRecording } from './run-folder.ts';

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'run-folder-'));
const models = { openai: { model: 'gpt-6.1-terra', apiKey: 'sk-secret' } };

test('a folder is used by one run at a time', () => {
  const folder = newFolder();
  const unlock = lockFolder(folder, () => {});

  expect(() => lockFolder(folder, () => {})).toThrow(`in use by process ${process.pid}`);
  unlock();
  lockFolder(folder, () => {})();
});

test('the lock of a process that has ended is taken over and told in one line', () => {
  const folder = newFolder();
  const { pid } = spawnSync('true');
  writeFileSync(join(folder, 'lock'), JSON.stringify({ pid, host: hostname(), started: '1' }));
  const told: string[] = [];

  const unlock = lockFolder(folder, (line) => told.push(line));

  expect(told).toEqual([`Process ${pid} ended without finishing its run in ${folder}: this one goes on.`]);
  expect(() => lockFolder(folder, () => {})).toThrow('in use');
  unlock();
  expect(existsSync(join(folder, 'lock'))).toBe(false);
});

test('a process that has the number of an ended one does not keep its lock', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: process.pid, host: hostname(), started: 'long ago' }));
  const told: string[] = [];

  lockFolder(folder, (line) => told.push(line))();

  expect(told).toHaveLength(1);
});

test('the lock of another machine is never taken over', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: 1, host: 'another', started: '1' }));

  expect(() => lockFolder(folder, () => {})).toThrow('on another');
});

test('a folder holds one source only, and no key', () => {
  const folder = newFolder();
  markFolder(folder, { source: 'simulated', models });
  markFolder(folder, { source: 'simulated', models });

  expect(() => markFolder(folder, { source: 'real', models })).toThrow(
    'the source "simulated", and this one is "real"',
  );
  expect(readFileSync(join(folder, 'run.json'), 'utf8')).not.toContain('sk-secret');
});

test('a damaged mark of a folder is named', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'run.json'), '{"source":"wishful","models":{}}');

  expect(() => markFolder(folder, { source: 'real', models })).toThrow('run.json is damaged');
});

test('results that do not say their source are not gone on with', () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'results'));

  expect(() => markFolder(folder, { source: 'real', models })).toThrow('do not say whether their models were real');
});

test('a recording is found by the folder of its run or by wire in it, with its source and models', () => {
  const folder = newFolder();
  markFolder(folder, { source: 'simulated', models });
  expect(() => openRecording(folder)).toThrow('nothing was recorded');
  mkdirSync(join(folder, 'wire', 'one'), { recursive: true });

  const [byRun, byWire] = [openRecording(folder), openRecording(join(folder, 'wire'))];

  expect(byRun).toMatchObject({ source: 'simulated', models: { openai: { model: 'gpt-6.1-terra' } } });
  expect(byWire.trials).toEqual(byRun.trials);
});

test('a link that leads to itself is told', () => {
  const link = join(newFolder(), 'link');
  symlinkSync(link, link);

  expect(() => makeFolder(link)).toThrow('cannot be made: it is a file or a broken link');
  expect(() => openRecording(link)).toThrow('there is no such folder');
});

test.for([
  ['/proc/x/y', 'cannot be made: there is no such place'],
  ['/dev/null', 'cannot be made: it is a file or a broken link'],
  ['/dev/null/x', 'cannot be made: it is a file'],
])('a folder that cannot be made is told at once: %s', ([folder = '', told = '']) => {
  expect(() => makeFolder(folder)).toThrow(told);
});
