import { inflateRawSync } from 'node:zlib';
import { writeZip, type ZipEntry, type ZipOptions } from './write-zip.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const names =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ' +
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" ' +
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" ' +
  'xmlns:v="urn:schemas-microsoft-com:vml"';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export const documentHead = `${declaration}<w:document ${names}><w:body>`;
export const documentTail = '</w:body></w:document>';

export const paragraph = (text: string, properties = ''): string =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${run(text)}</w:p>`;

export const run = (text: string): string => `<w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;

/** The entries that every DOCX file needs besides its main document. */
export const frame = (documentRelations = ''): ZipEntry[] => [
  {
    name: '[Content_Types].xml',
    data:
      `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      '<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  },
  {
    name: '_rels/.rels',
    data: relationships(`<Relationship Id="r1" Type="${relations}/officeDocument" Target="word/document.xml"/>`),
  },
  { name: 'word/_rels/document.xml.rels', data: relationships(documentRelations) },
];

export const externalRelation = (kind: string, target: string): string =>
  `<Relationship Id="x1" Type="${relations}/${kind}" Target="${target}" TargetMode="External"/>`;

/** A complete DOCX file around an XML body. */
export function writeDocx(body: string, more: readonly ZipEntry[] = [], options: ZipOptions = {}): Buffer {
  return writeDocxOf(documentHead + body + documentTail, more, options);
}

/** A complete DOCX file with `data` as its main document. */
export function writeDocxOf(data: ZipEntry['data'], more: readonly ZipEntry[] = [], options: ZipOptions = {}): Buffer {
  return writeZip([...frame(), { name: 'word/document.xml', data }, ...more], options);
}

/** The main document of a DOCX file that `writeDocx` wrote. */
export function openDocx(bytes: Buffer): Buffer {
  const name = 'word/document.xml';
  for (let at = 0; at >= 0; at = bytes.indexOf('PK\u0003\u0004', at + 1)) {
    const begin = at + 30 + bytes.readUInt16LE(at + 26);
    if (bytes.toString('latin1', at + 30, begin) === name)
      return inflateRawSync(bytes.subarray(begin, begin + bytes.readUInt32LE(at + 18)));
  }
  throw new Error(`There is no ${name}.`);
}

function relationships(rows: string): string {
  return `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${rows}</Relationships>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
