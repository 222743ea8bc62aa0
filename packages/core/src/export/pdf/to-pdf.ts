import { readFileSync } from 'node:fs';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { ExportedReport } from '../exported-report.ts';
import { markAsGenerated } from './mark-as-generated.ts';
import { toTypst } from './to-typst.ts';

const template = readFileSync(new URL('report.typ', import.meta.url), 'utf8');
/** Holds nothing: what the template reads is given to the compiler in memory. */
const WORKSPACE = '/nonexistent/report';
const DATA = `${WORKSPACE}/report.json`;
/** Fonts stay between reports, and what was made of one report does not. */
const KEEP_RUNS = 2;

export type PdfMaker = (report: ExportedReport) => Buffer;

/** Synchronous, and its memory grows slowly from report to report: for a process of its own. */
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
    // A sign no font here can draw breaks the standard, and is no reason to have no file at all.
    return compiler.pdf(result);
  }
}
