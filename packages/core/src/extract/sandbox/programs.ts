import { join } from 'node:path';
import { type Isolation, places, type Runtime } from './confine.ts';

/** Every path must be under `/usr`, the only system folder visible in the sandbox. */
export const nativePrograms = {
  pdftotext: '/usr/bin/pdftotext',
  pdftoppm: '/usr/bin/pdftoppm',
  pdfinfo: '/usr/bin/pdfinfo',
  ffmpeg: '/usr/bin/ffmpeg',
  ffprobe: '/usr/bin/ffprobe',
  'heif-convert': '/usr/bin/heif-convert',
} as const;

export const parsers = ['read-docx', 'read-doc', 'read-txt', 'render-image'] as const;

/** A native program by name, or one of our parsers: a TypeScript file of core, run by the same Node binary. */
export type Program = { native: keyof typeof nativePrograms } | { parser: (typeof parsers)[number] };

export type SandboxCommand = { runtime: Runtime; argv: string[] };

/** A decompression bomb should hit the heap limit, which fails fast, before the watcher measures the tree. */
export const nodeFlags = ['--max-old-space-size=256', '--no-warnings'];

export function toCommand(program: Program, parameters: readonly string[], isolation: Isolation): SandboxCommand {
  if ('native' in program) return { runtime: 'native', argv: [nativePrograms[program.native], ...parameters] };
  const { node, checkout } = places[isolation];
  const file = join(checkout, 'packages/core/src/extract/parsers', `${program.parser}.ts`);
  return { runtime: 'node', argv: [node, ...nodeFlags, file, ...parameters] };
}
