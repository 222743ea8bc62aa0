import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_TEXT_CHARS } from '@app/contract/limits';
import { deflateRepeated } from '@app/testkit/corpus/bombs';
import { readSeed } from '@app/testkit/corpus/corpus-file';
import { documentHead, documentTail, paragraph, run, writeDocx, writeDocxOf } from '@app/testkit/corpus/docx';
import { linePages, stream, writePdf } from '@app/testkit/corpus/pdf';
import { writeZip } from '@app/testkit/corpus/write-zip';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openLog } from '../log/log.ts';
import { type ExtractedDocument, extractDocument } from './extract-document.ts';
import { openSandbox, type Sandbox } from './sandbox/sandbox.ts';
import { inWorkFolder } from './sandbox/work-folder.ts';
import type { DocumentFormat } from './sniff-format.ts';

let workRoot: string;
let sandbox: Sandbox;

beforeAll(async () => {
  workRoot = await mkdtemp(join(tmpdir(), 'documents-test-'));
  sandbox = await openSandbox({ workFolder: workRoot }, openLog('silent'));
});

afterAll(() => rm(workRoot, { recursive: true, force: true }));

function extract(bytes: Buffer, format: DocumentFormat): Promise<ExtractedDocument> {
  return inWorkFolder(sandbox, async (folder) => {
    await writeFile(join(folder, 'input'), bytes);
    return extractDocument(sandbox, { folder, name: 'input', format }, new AbortController().signal);
  });
}

const readText = async (bytes: Buffer, format: DocumentFormat) => {
  const found = await extract(bytes, format);
  return found.type === 'text' ? found.text : undefined;
};

describe('good files', () => {
  test('a PDF without text becomes pictures of its first twenty pages', async () => {
    const lines = Array.from({ length: 21 }, () => '100 100 300 300 re f');
    const pages = linePages(lines.map(() => [])).map((object, index) =>
      index >= 4 && index % 2 === 0 ? stream('', '100 100 300 300 re f') : object,
    );

    const found = await extract(writePdf(pages), 'pdf');

    expect(found).toMatchObject({ type: 'scanned', pageCount: 21 });
    expect(found.type === 'scanned' && found.pages.map(({ width, height }) => [width, height])).toEqual(
      Array.from({ length: 20 }, () => [1212, 1568]),
    );
  });

  test('a long PDF is read to page 300 and reports the share read', async () => {
    const pages = Array.from({ length: 600 }, (_, index) => [`This is page ${index + 1} of a long book.`]);

    const found = await extract(writePdf(linePages(pages)), 'pdf');

    expect(found).toMatchObject({
      type: 'text',
      shareRead: 0.5,
      text: expect.stringMatching(/page 300 of a long book\.$/) as string,
    });
  });

  test.for(['docx', 'txt'] as const)('a %s over the text limit is cut and reports the share read', async (format) => {
    const line = 'So it goes on and on, day after day. ';
    const text = line.repeat(Math.ceil((MAX_TEXT_CHARS * 2) / line.length));
    // Repetitive text deflates like a zip bomb, so these entries are stored uncompressed.
    const parts = [
      { name: 'word/document.xml', data: stored(documentHead + paragraph(text) + documentTail), method: 0 },
    ];

    const found = await extract(format === 'txt' ? Buffer.from(text) : writeZip(parts), format);

    expect(found).toMatchObject({ type: 'text', shareRead: expect.closeTo(0.5, 1) as number });
    expect(found.type === 'text' && found.text.length).toBeLessThanOrEqual(MAX_TEXT_CHARS);
  });
});

describe('content a Word file keeps and omits', () => {
  test.for([
    { what: 'a list is marked', body: paragraph('one', '<w:numPr><w:numId w:val="3"/></w:numPr>'), text: '- one' },
    { what: 'a list style is marked', body: paragraph('one', '<w:pStyle w:val="ListBullet"/>'), text: '- one' },
    {
      what: 'a list that was switched off is not',
      body: paragraph('one', '<w:numPr><w:numId w:val="0"/></w:numPr>'),
      text: 'one',
    },
    {
      what: 'tab stops are no tabs',
      body: paragraph('a', '<w:tabs><w:tab w:val="left" w:pos="9"/></w:tabs>'),
      text: 'a',
    },
    {
      what: 'cells are parted by tabs and rows by lines',
      body: `<w:tbl>${[
        ['a', 'b'],
        ['', 'd'],
      ]
        .map((row) => `<w:tr>${row.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`)
        .join('')}</w:tbl>${paragraph('end')}`,
      text: 'a\tb\n\td\nend',
    },
    {
      what: 'the code of a field is omitted',
      body: `<w:p><w:r><w:instrText>HYPERLINK secret</w:instrText></w:r>${run('shown')}</w:p>`,
      text: 'shown',
    },
    {
      what: 'text that was moved away is omitted',
      body: `<w:p><w:moveFrom>${run('gone')}</w:moveFrom>${run('here')}</w:p>`,
      text: 'here',
    },
    {
      what: 'hidden text is omitted',
      body: `<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>hidden</w:t></w:r>${run('seen')}</w:p>`,
      text: 'seen',
    },
    {
      what: 'empty paragraphs are one empty line',
      body: `${paragraph('a')}<w:p/><w:p/><w:p/>${paragraph('b')}`,
      text: 'a\n\nb',
    },
    {
      what: 'entities of XML are read',
      body: '<w:p><w:r><w:t>a &lt; b &amp; c &#x41;</w:t></w:r></w:p>',
      text: 'a < b & c A',
    },
  ])('$what', async ({ body, text }) => {
    expect(await readText(writeDocx(body), 'docx')).toBe(text);
  });

  test('a main part with another name and prefix is read', async () => {
    const space = 'http://purl.oclc.org/ooxml/wordprocessingml/main';
    const relation =
      '<Relationships><Relationship Type="x/officeDocument" Target="/word/document2.xml"/></Relationships>';
    const file = writeZip([
      { name: '_rels/.rels', data: relation },
      {
        name: 'word/document2.xml',
        data: `<document xmlns="${space}"><body><p><r><t>found</t></r></p></body></document>`,
      },
    ]);

    expect(await readText(file, 'docx')).toBe('found');
  });
});

describe('files that cannot be read', () => {
  const bomb = deflateRepeated({
    head: documentHead,
    block: Buffer.from('<w:p/>'.repeat(20_000)),
    times: 10_000,
    tail: documentTail,
  });
  const entity = '<!DOCTYPE w [<!ENTITY a SYSTEM "file:///etc/passwd">]>';
  const lockedDoc = async () => {
    const doc = await readSeed('plain.doc');
    const header = doc.indexOf(Buffer.from([0xec, 0xa5, 0x01, 0x01]));
    doc.writeUInt16LE(doc.readUInt16LE(header + 10) | 0x0100, header + 10);
    return doc;
  };

  test.for<{ what: string; format: DocumentFormat; make: () => Buffer | Promise<Buffer>; code: string }>([
    {
      what: 'a PDF with a password',
      format: 'pdf',
      make: () => readSeed('locked-aes-128-both.pdf'),
      code: 'FILE_LOCKED',
    },
    { what: 'a broken PDF', format: 'pdf', make: () => Buffer.from('%PDF-1.7\nnothing'), code: 'FILE_UNREADABLE' },
    {
      what: 'an endless tree of pages',
      format: 'pdf',
      make: () => writePdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R] /Count 1 >>']),
      code: 'FILE_UNREADABLE',
    },
    { what: 'a Word bomb', format: 'docx', make: () => writeDocxOf(bomb), code: 'FILE_TOO_COMPLEX' },
    {
      what: 'a Word bomb that lies about its size',
      format: 'docx',
      make: () => writeZip([{ name: 'word/document.xml', data: bomb, claimedBytes: 1000 }]),
      code: 'FILE_UNREADABLE',
    },
    {
      what: 'an archive of 2001 entries',
      format: 'docx',
      make: () =>
        writeDocx(
          '',
          Array.from({ length: 2001 }, (_, index) => ({ name: `${index}`, data: '' })),
        ),
      code: 'FILE_TOO_COMPLEX',
    },
    {
      what: 'tables nested without end',
      format: 'docx',
      make: () => writeDocx('<w:tbl><w:tr><w:tc>'.repeat(100_000)),
      code: 'FILE_TOO_COMPLEX',
    },
    {
      what: 'a foreign file as an entity',
      format: 'docx',
      make: () => writeDocxOf(`${entity}<w>&a;</w>`),
      code: 'FILE_UNREADABLE',
    },
    {
      what: 'another archive',
      format: 'docx',
      make: () => writeZip([{ name: 'content.xml', data: '<x/>' }]),
      code: 'DOCUMENT_UNSUPPORTED',
    },
    {
      what: 'a cut archive',
      format: 'docx',
      make: () => writeDocx(paragraph('words')).subarray(0, 300),
      code: 'FILE_UNREADABLE',
    },
    { what: 'a Word file without words', format: 'docx', make: () => writeDocx('<w:p/>'), code: 'FILE_WITHOUT_TEXT' },
    { what: 'an old Word file with a password', format: 'doc', make: lockedDoc, code: 'FILE_LOCKED' },
    {
      what: 'half of an old Word file',
      format: 'doc',
      make: async () => (await readSeed('plain.doc')).subarray(0, 3000),
      code: 'DOCUMENT_UNSUPPORTED',
    },
    {
      what: 'RTF by the name of doc',
      format: 'doc',
      make: () => Buffer.from('{\\rtf1 words}'),
      code: 'DOCUMENT_UNSUPPORTED',
    },
    {
      what: 'a zip by the name of doc',
      format: 'doc',
      make: () => writeDocx(paragraph('words')),
      code: 'DOCUMENT_UNSUPPORTED',
    },
    {
      what: 'bytes that are no text',
      format: 'txt',
      make: () => Buffer.from(Array.from({ length: 999 }, (_, index) => (index * 37) % 256)),
      code: 'DOCUMENT_UNSUPPORTED',
    },
    { what: 'a text of spaces', format: 'txt', make: () => Buffer.from(' \r\n\t '), code: 'FILE_WITHOUT_TEXT' },
  ])('$what fails with $code', async ({ format, make, code }) => {
    await expect(extract(await make(), format)).rejects.toMatchObject({ code });
  });
});

function stored(text: string): Parameters<typeof writeZip>[0][number]['data'] {
  const raw = Buffer.from(text);
  return { raw, crc: 0, bytes: raw.length };
}
