import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openProcesses } from './processes.ts';

const SLEEP = ['node', '-e', 'setTimeout(() => {}, 60_000)'];

test('a killed process is restarted, and one that exits is reported', async () => {
  const killed: string[] = [];
  const ended: string[] = [];
  const processes = openProcesses({
    environment: process.env,
    output: 'drop',
    onKilled: (name) => void killed.push(name),
    onEarlyEnd: (name) => void ended.push(name),
  });
  onTestFinished(() => processes.stop());

  processes.start('sleeper', SLEEP).kill('SIGKILL');
  processes.start('quitter', ['node', '-e', 'process.exit(1)']);

  await vi.waitFor(() => expect([killed, ended]).toEqual([['sleeper'], ['quitter']]), { timeout: 30_000 });
});

test('nothing is restarted while all processes stop', async () => {
  const killed: string[] = [];
  const processes = openProcesses({
    environment: process.env,
    output: 'drop',
    onKilled: (name) => void killed.push(name),
  });
  const child = processes.start('sleeper', SLEEP);
  await once(child, 'spawn');

  await processes.stop();
  await delay(50);

  expect(killed).toEqual([]);
  expect(child.signalCode).toBe('SIGTERM');
});
