import { MAX_TEXT_CHARS } from '@app/contract/limits';
import { AppError } from '../errors/app-error.ts';
import { exitCodes, type ParsedText, type ParseFault, readOutcome } from './parsers/outcome.ts';
import { extractPdf, type PdfContent } from './pdf/extract-pdf.ts';
import { runSandboxed } from './sandbox/run-sandboxed.ts';
import type { Sandbox } from './sandbox/sandbox.ts';
import type { DocumentFormat } from './sniff-format.ts';
import { normaliseText } from './text/normalise-text.ts';

/** The file `name` in the work folder `folder`. */
export type DocumentFile = { folder: string; name: string; format: DocumentFormat };

export type ExtractedDocument =
  | {
      type: 'text';
      text: string;
      /** Less than 1 when a limit cut the text. */
      shareRead: number;
    }
  | Extract<PdfContent, { type: 'scanned' }>;

const parsers = { docx: 'read-docx', doc: 'read-doc', txt: 'read-txt' } as const;

/** Returns a document's text, or images of its pages when it has none. This process reads nothing of the file. */
export async function extractDocument(
  sandbox: Sandbox,
  file: DocumentFile,
  signal: AbortSignal,
): Promise<ExtractedDocument> {
  const { format } = file;
  const content: PdfContent =
    format === 'pdf'
      ? await extractPdf(sandbox, file, signal)
      : { type: 'text', ...(await parse(sandbox, { ...file, format }, signal)) };
  return content.type === 'scanned' ? content : { type: 'text', ...tidy(content) };
}

async function parse(
  sandbox: Sandbox,
  { folder, name, format }: DocumentFile & { format: keyof typeof parsers },
  signal: AbortSignal,
): Promise<ParsedText> {
  const parameters = [name, String(MAX_TEXT_CHARS)];
  const end = await runSandboxed(sandbox, { program: { parser: parsers[format] }, parameters, folder, signal });
  if (end.code !== 0) throw new AppError(faults.get(end.code) ?? 'FILE_UNREADABLE');
  return readOutcome(end.stdout.toString());
}

const faults = new Map<number | null, ParseFault>(
  Object.entries(exitCodes).map(([fault, code]) => [code, fault as ParseFault]),
);

function tidy(found: ParsedText): ParsedText {
  const isCut = found.text.length > MAX_TEXT_CHARS;
  const text = normaliseText(isCut ? found.text.slice(0, MAX_TEXT_CHARS) : found.text);
  if (text === '') throw new AppError('FILE_WITHOUT_TEXT');
  return { text, shareRead: isCut ? (found.shareRead * MAX_TEXT_CHARS) / found.text.length : found.shareRead };
}
