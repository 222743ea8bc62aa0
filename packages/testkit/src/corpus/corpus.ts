import { type CorpusFile, type Family, type Trap } from './corpus-file.ts';
import { goodDocs, hostileDocs } from './doc.ts';
import { openDocx, writeDocxOf } from './docx.ts';
import { goodDocx } from './good-docx.ts';
import { goodImages } from './good-images.ts';
import { goodPdfs } from './good-pdfs.ts';
import { goodVideos } from './good-videos.ts';
import { hostileDocx } from './hostile-docx.ts';
import { hostileImages } from './hostile-images.ts';
import { hostilePdfs } from './hostile-pdfs.ts';
import { hostileVideos } from './hostile-videos.ts';
import { type Inside, mutate } from './mutate.ts';
import { goodTexts, hostileTexts } from './text.ts';

type Part = { good: CorpusFile[]; hostile(trap: Trap): CorpusFile[]; mutations: number; inside?: Inside };

const parts: Record<Family, Part> = {
  pdf: { good: goodPdfs, hostile: hostilePdfs, mutations: 500 },
  docx: { good: goodDocx, hostile: hostileDocx, mutations: 400, inside: { open: openDocx, close: writeDocxOf } },
  doc: { good: goodDocs, hostile: hostileDocs, mutations: 300 },
  txt: { good: goodTexts, hostile: hostileTexts, mutations: 100 },
  image: { good: goodImages, hostile: hostileImages, mutations: 350 },
  video: { good: goodVideos, hostile: hostileVideos, mutations: 350 },
};

/** Every corpus file. Each is built only when its `make` is called. */
export function listCorpus(trap: Trap): CorpusFile[] {
  return Object.values(parts).flatMap(({ good, hostile, mutations, inside }, seed) => {
    const small = good.filter(({ name }) => !/50 MB|12 MP/.test(name));
    return [...good, ...hostile(trap), ...mutate(small, { count: mutations, seed: seed + 1, inside })];
  });
}
