import { readFileSync } from 'node:fs';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { ExportedReport } from '../exported-report.ts';
import { markAsGenerated } from './mark-as-generated.ts';
import { toTypst } from './to-typst.ts';

const template = readFileSync(new URL('report.typ', import.meta.url), 'utf8');
/** A path that does not exist: the compiler gets all input of the template in memory. */
const WORKSPACE = '/nonexistent/report';
const DATA = `${WORKSPACE}/report.json`;
/** Keeps fonts cached between reports, but evicts the content of earlier reports. */
const KEEP_RUNS = 2;

export type PdfMaker = (report: ExportedReport) => Buffer;

/** Synchronous, and its memory grows slowly with each report, so it needs its own process. */
export function openPdfMaker(fontFolders: string[]): PdfMaker {
  const compiler = NodeCompiler.create({ workspace: WORKSPACE, fontArgs: [{ fontPaths: fontFolders }] });
  return (report) => {
    try {
      compiler.mapShadow(DATA, Buffer.from(toTypst(report)));
      return markAsGenerated(compile(compiler));
    } finally {
      compiler.unmapShadow(DATA);
      compiler.evictCache(KEEP_RUNS);
    }
  };
}

function compile(compiler: NodeCompiler): Buffer {
  const { result } = compiler.compile({ mainFileContent: template });
  if (!result) throw new Error('the report could not be set');
  try {
    return compiler.pdf(result, { pdfStandard: 'ua-1' });
  } catch {
    // A character that no font has violates PDF/UA; then export without the standard.
    return compiler.pdf(result);
  }
}
