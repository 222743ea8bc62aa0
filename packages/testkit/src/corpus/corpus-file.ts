import { readFile } from 'node:fs/promises';

export type Family = 'pdf' | 'docx' | 'doc' | 'txt' | 'image' | 'video';

export type CorpusFile = {
  name: string;
  family: Family;
  kind: 'good' | 'hostile' | 'mutated';
  /** Made on demand: some are 50 MB. The same bytes every time. */
  make(): Promise<Buffer>;
  /** Good documents: the words that must come out. */
  text?: string;
  /** Good documents that are pictures of pages. */
  isScanned?: boolean;
  /** Hostile files: what they try. */
  danger?: string;
};

/** Where hostile files try to call: a port on this machine at which someone counts. */
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

/** `count` places spread over a file of that many bytes, never its very end. */
export function spreadOver(bytes: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => Math.floor(((index + 0.5) / count) * bytes));
}
