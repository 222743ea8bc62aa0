import type { SaxesTagNS } from 'saxes';
import { openXml } from './open-xml.ts';
import { openTextLines, type TextLines } from './text-lines.ts';

/** Authors may choose prefixes, but not namespaces. */
const prefixes = new Map([
  ['http://schemas.openxmlformats.org/wordprocessingml/2006/main', 'w'],
  ['http://purl.oclc.org/ooxml/wordprocessingml/main', 'w'],
  ['http://schemas.openxmlformats.org/officeDocument/2006/math', 'm'],
  ['http://purl.oclc.org/ooxml/officeDocument/math', 'm'],
  ['http://schemas.openxmlformats.org/markup-compatibility/2006', 'mc'],
]);

/** Not visible text: deleted or moved text, field codes, phonetic guides, fallback copies for old versions. */
const skipped = new Set(['w:del', 'w:moveFrom', 'w:instrText', 'w:delText', 'w:delInstrText', 'w:rt', 'mc:Fallback']);

/** Only inside a run: in paragraph properties the same names define tab stops. */
const characters = new Map([
  ['w:tab', '\t'],
  ['w:ptab', '\t'],
  ['w:br', '\n'],
  ['w:cr', '\n'],
  ['w:noBreakHyphen', '-'],
]);

const off = new Set(['0', 'false', 'off']);
const LIST_STYLE = /^List(Bullet|Number)/;

export type WordText = { write: (xml: string) => void; end: () => void } & Pick<
  TextLines,
  'isFull' | 'shareKept' | 'text'
>;

/** Parses WordprocessingML chunk by chunk and keeps only the text. */
export function openWordText(maxChars: number): WordText {
  const lines = openTextLines(maxChars);
  let skipDepth = 0;
  let runDepth = 0;
  let textDepth = 0;
  let isHidden = false;

  const enterText = () => (textDepth += 1);
  const leaveText = () => (textDepth -= 1);

  const openers = new Map<string, (value: string) => unknown>([
    ['w:p', lines.startParagraph],
    ['w:tc', lines.startCell],
    ['w:numId', (value) => lines.markListItem(value !== '0')],
    ['w:pStyle', (value) => LIST_STYLE.test(value) && lines.markListItem(true)],
    ['w:r', () => (runDepth += 1)],
    ['w:vanish', (value) => (isHidden = runDepth > 0 && !off.has(value))],
    ['w:t', enterText],
    ['m:t', enterText],
    ['w:txbxContent', lines.endParagraph],
  ]);

  const leaveRun = () => {
    runDepth -= 1;
    isHidden = false;
  };

  const closers = new Map<string, () => unknown>([
    ['w:p', lines.endParagraph],
    ['w:tc', lines.endCell],
    ['w:tr', lines.endRow],
    ['w:r', leaveRun],
    ['w:t', leaveText],
    ['m:t', leaveText],
  ]);

  const parser = openXml({
    onOpen(tag) {
      const name = nameOf(tag);
      if (skipDepth > 0 || skipped.has(name)) skipDepth += 1;
      else if (runDepth > 0 && characters.has(name)) lines.add(isHidden ? '' : (characters.get(name) ?? ''));
      else openers.get(name)?.(valueOf(tag));
    },
    onClose(tag) {
      if (skipDepth > 0) skipDepth -= 1;
      else closers.get(nameOf(tag))?.();
    },
    onText(text) {
      if (textDepth > 0 && skipDepth === 0 && !isHidden) lines.add(text);
    },
  });

  return {
    write: (xml) => parser.write(xml),
    end: () => parser.close(),
    isFull: lines.isFull,
    shareKept: lines.shareKept,
    text: lines.text,
  };
}

function nameOf({ uri, local }: SaxesTagNS): string {
  return `${prefixes.get(uri) ?? ''}:${local}`;
}

function valueOf({ attributes }: SaxesTagNS): string {
  return Object.values(attributes).find(({ local }) => local === 'val')?.value ?? '';
}
