import { spawnSync } from 'node:child_process';
import { readMarkdown } from './read-markdown.ts';

const LIMIT_MS = 120_000;

/** Runs every block marked `sh run`, because documented commands must work. */
export function runBlocks(path: string, source: string): { count: number; faults: string[] } {
  const blocks = readMarkdown(source).blocks.filter(({ info }) => info === 'sh run');
  const faults = blocks.flatMap(({ text, line }) => {
    const { status, stderr } = spawnSync('bash', ['-euo', 'pipefail', '-c', text], {
      encoding: 'utf8',
      timeout: LIMIT_MS,
    });
    return status === 0 ? [] : [`${path}:${line}: ended with ${status}: ${stderr.trim().split('\n').at(-1) ?? ''}`];
  });
  return { count: blocks.length, faults };
}
