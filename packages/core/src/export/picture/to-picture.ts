import { readFileSync } from 'node:fs';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import sharp from 'sharp';
import type { ExportedReport } from '../exported-report.ts';
import { describePicture, xmpOf } from './describe-picture.ts';
import { toPictureData } from './picture-data.ts';

const template = readFileSync(new URL('picture.typ', import.meta.url), 'utf8');
/** A path that does not exist: the compiler gets all input of the template in memory. */
const WORKSPACE = '/nonexistent/picture';
const DATA = `${WORKSPACE}/picture.json`;
const KEEP_RUNS = 2;

export const PICTURE = { width: 1_080, height: 1_350 };

export type PictureMaker = (report: ExportedReport, format: 'png' | 'svg') => Promise<Buffer>;

/** Letters are drawn as outlines, so that the picture looks the same wherever it is opened. */
export function openPictureMaker(fontFolders: string[]): PictureMaker {
  const compiler = NodeCompiler.create({ workspace: WORKSPACE, fontArgs: [{ fontPaths: fontFolders }] });
  return async (report, format) => {
    const { json, words } = toPictureData(report);
    const svg = describePicture(draw(compiler, json), words);
    if (format === 'svg') return Buffer.from(svg);
    return sharp(Buffer.from(svg))
      .resize(PICTURE)
      .flatten()
      .withXmp(xmpOf(words))
      .png({ compressionLevel: 9 })
      .toBuffer();
  };
}

function draw(compiler: NodeCompiler, json: string): string {
  try {
    compiler.mapShadow(DATA, Buffer.from(json));
    const { result } = compiler.compile({ mainFileContent: template });
    if (!result) throw new Error('the picture could not be set');
    return compiler.plainSvg(result);
  } finally {
    compiler.unmapShadow(DATA);
    compiler.evictCache(KEEP_RUNS);
  }
}
