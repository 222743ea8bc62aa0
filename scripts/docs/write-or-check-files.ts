import { existsSync, readFileSync, writeFileSync } from 'node:fs';

type WriteOptions = { command: string; isWriting: boolean };

/** Writes the generated files, or checks that the existing ones are equal to them. Returns the differences. */
export function writeOrCheckFiles(files: Record<string, string>, { command, isWriting }: WriteOptions): string[] {
  return Object.entries(files).flatMap(([path, content]) => {
    if (isWriting) writeFileSync(path, content);
    const isCurrent = existsSync(path) && readFileSync(path, 'utf8') === content;
    return isCurrent ? [] : [`${path} is out of date: ${command}`];
  });
}
