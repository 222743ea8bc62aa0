import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { readTree } from '@app/core/extract/sandbox/process-tree';
import { environmentOf, type Stage } from './dockerfile.ts';
import { type Room, startInRoom } from './image-room.ts';

export type Settings = Record<string, string>;

export type Image = {
  /** A container of this image with these settings. */
  start(settings: Settings): ChildProcess;
  /** Runs the image's health check; throws when it fails. */
  checkHealth(settings: Settings): Promise<void>;
  /** Sends the stop signal to the image's process, as Docker does, and says how it ended. */
  stop(container: ChildProcess): Promise<string>;
};

type Options = { app: string; shared: Record<string, string>; log: number; environment: Settings };

/** The last stage of a Dockerfile as something to run: its settings, user, command, health check and stop signal. */
export function openImage(stage: Stage, { app, shared, log, environment }: Options): Image {
  const user = wordsOf(stage, 'USER')[0] ?? '';
  const stopSignal = (wordsOf(stage, 'STOPSIGNAL')[0] ?? 'SIGTERM') as NodeJS.Signals;
  const command = listOf(stage, 'CMD');
  const health = listOf(stage, 'HEALTHCHECK');
  const roomFor = (settings: Settings): Room => ({
    app,
    access: 'read',
    shared,
    user,
    environment: { PATH: process.env.PATH ?? '', ...environmentOf(stage), ...environment, ...settings },
  });

  return {
    start: (settings) => startInRoom(roomFor(settings), command, log),
    async checkHealth(settings) {
      const [code] = (await once(startInRoom(roomFor(settings), health, log), 'exit')) as [number | null];
      if (code !== 0) throw new Error(`the health check ended with ${code}`);
    },
    async stop(container) {
      if (container.exitCode !== null) return `had ended with ${container.exitCode}`;
      const ended = once(container, 'exit') as Promise<[number | null]>;
      const main = container.pid === undefined ? undefined : readTree(container.pid).find(isMain);
      const began = performance.now();
      if (main !== undefined) process.kill(main, stopSignal);
      const [code] = await ended;
      return `ended with ${code} ${Math.round(performance.now() - began)} ms after ${stopSignal}`;
    },
  };
}

/** The process of the role itself, below those that made the room. */
function isMain(pid: number): boolean {
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[1]?.endsWith('main.ts') ?? false;
}

function wordsOf({ instructions }: Stage, word: string): string[] {
  return (
    instructions
      .filter((instruction) => instruction.word === word)
      .at(-1)
      ?.rest.split(' ') ?? []
  );
}

/** The list form of an instruction, which no shell touches. */
function listOf(stage: Stage, word: string): string[] {
  const text = wordsOf(stage, word).join(' ').replace(/^CMD /, '');
  return JSON.parse(text) as string[];
}
