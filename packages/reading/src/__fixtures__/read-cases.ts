import { readFileSync } from 'node:fs';

export type Case = { kind: string; text: string };

/** The lines of a file in this folder, each with the heading above it. */
export function readCases(file: string): Case[] {
  const sections = readFileSync(new URL(file, import.meta.url), 'utf8').split(/^# /m).slice(1);
  return sections.flatMap((section) => {
    const [kind = '', ...texts] = section.trimEnd().split('\n');
    if (texts.length === 0) throw new Error(`${file} has no cases for "${kind}"`);
    return texts.map((text) => ({ kind, text }));
  });
}
