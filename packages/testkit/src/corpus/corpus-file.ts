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
};

/** The local port that hostile files try to contact; `openTrap` counts connections there. */
export type Trap = { port: number };

type Maker = () => Buffer | Promise<Buffer>;

export const hostileIn =
  (family: Family) =>
  (name: string, make: Maker): CorpusFile => ({
    name: `${family}: ${name}`,
    family,
    kind: 'hostile',
    make: async () => make(),
  });

export const goodIn =
  (family: Family) =>
  (name: string, make: Maker): CorpusFile => ({ ...hostileIn(family)(name, make), kind: 'good' });

/** Good documents with the text that extraction must return. */
export const documentIn =
  (family: Family) =>
  (name: string, text: string, make: Maker): CorpusFile => ({ ...goodIn(family)(name, make), text });

/** Of the files whose name matches, `count` copies that end early. */
export const cutShort = (files: readonly CorpusFile[], matching: RegExp, count: number): CorpusFile[] =>
  files
    .filter(({ name }) => matching.test(name))
    .flatMap(({ name, family, make }) =>
      many(count, (index) => {
        const percent = Math.floor(((index + 0.5) / count) * 100);
        return hostileIn(family)(`${name.slice(family.length + 2)} cut at ${percent} %`, async () => {
          const whole = await make();
          return whole.subarray(0, Math.floor((whole.length * percent) / 100));
        });
      }),
    );

export const many = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Entities that each stand for ten of the one before: `&e12;` is 10 to the power of 12 times "ha". */
export const entityBomb = (depth: number): string =>
  `<!ENTITY e0 "ha">${many(depth, (level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`).join('')}`;

export const readSeed = (name: string): Promise<Buffer> => readFile(new URL(`seeds/${name}`, import.meta.url));
