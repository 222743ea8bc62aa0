import { existsSync, readFileSync, writeFileSync } from 'node:fs';

type How = { command: string; isWriting: boolean };

/** Writes the generated files, or compares them with the existing ones. Returns the differences. */
export function keepWritten(files: Record<string, string>, { command, isWriting }: How): string[] {
  return Object.entries(files).flatMap(([path, content]) => {
    if (isWriting) writeFileSync(path, content);
    const isCurrent = existsSync(path) && readFileSync(path, 'utf8') === content;
    return isCurrent ? [] : [`${path} is out of date: ${command}`];
  });
}
