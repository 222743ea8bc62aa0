import { readFile } from 'node:fs/promises';

export type Family = 'pdf' | 'docx' | 'doc' | 'txt' | 'image' | 'video';

export type CorpusFile = {
  name: string;
  family: Family;
  kind: 'good' | 'hostile' | 'mutated';
  /** Built on demand because some files are 50 MB. Returns the same bytes every time. */
  make(): Promise<Buffer>;
  /** Good documents: the text that extraction must return. */
  text?: string;
  /** Good documents whose pages are images. */
  isScanned?: boolean;
  /** Hostile files: the attack they attempt. */
  danger?: string;
};

/** The local port that hostile files try to contact; `openTrap` counts connections there. */
export type Trap = { port: number };

type Maker = () => Buffer | Promise<Buffer>;

export const hostileIn =
  (family: Family) =>
  (name: string, danger: string, make: Maker): CorpusFile => ({
    name: `${family}: ${name}`,
    family,
    kind: 'hostile',
    danger,
    make: async () => make(),
  });

export const goodIn =
  (family: Family) =>
  (name: string, text: string | undefined, make: Maker): CorpusFile => ({
    name: `${family}: ${name}`,
    family,
    kind: 'good',
    ...(text !== undefined && { text }),
    make: async () => make(),
  });

export const readSeed = (name: string): Promise<Buffer> => readFile(new URL(`seeds/${name}`, import.meta.url));

/** `count` offsets spread evenly over a file of `bytes` bytes; none is at its end. */
export function spreadOver(bytes: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => Math.floor(((index + 0.5) / count) * bytes));
}
