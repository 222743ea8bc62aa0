import { join } from 'node:path';
import { type Isolation, places, type Runtime } from './confine.ts';

/** Inside, only `/usr` of the system is seen, so each must be there. */
export const nativePrograms = {
  pdftotext: '/usr/bin/pdftotext',
  pdftoppm: '/usr/bin/pdftoppm',
  pdfinfo: '/usr/bin/pdfinfo',
  ffmpeg: '/usr/bin/ffmpeg',
  ffprobe: '/usr/bin/ffprobe',
  'heif-convert': '/usr/bin/heif-convert',
} as const;

export const parsers = ['read-docx', 'read-doc', 'read-txt', 'render-image'] as const;

/** A native program by name, or a parser of ours: a TypeScript file of core run by this very Node. */
export type Program = { native: keyof typeof nativePrograms } | { parser: (typeof parsers)[number] };

export type Command = { runtime: Runtime; words: string[] };

/** A bomb should meet the heap's own limit, which ends quickly, before the tree is found too large. */
export const nodeFlags = ['--max-old-space-size=256', '--no-warnings'];

export function toCommand(program: Program, parameters: readonly string[], isolation: Isolation): Command {
  if ('native' in program) return { runtime: 'native', words: [nativePrograms[program.native], ...parameters] };
  const { node, checkout } = places[isolation];
  const file = join(checkout, 'packages/core/src/extract/parsers', `${program.parser}.ts`);
  return { runtime: 'node', words: [node, ...nodeFlags, file, ...parameters] };
}
