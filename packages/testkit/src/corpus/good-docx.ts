import { type CorpusFile, documentIn, many } from './corpus-file.ts';
import { externalRelation, frame, documentHead, documentTail, paragraph, run, writeDocx } from './docx.ts';
import { englishLines, manyScripts } from './samples.ts';
import { writeZip } from './write-zip.ts';

const good = documentIn('docx');
const list = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';
const cell = (inside: string): string => `<w:tc>${inside}</w:tc>`;
const row = (...cells: string[]): string => `<w:tr>${cells.map(cell).join('')}</w:tr>`;
const table = (...rows: string[]): string => `<w:tbl>${rows.join('')}</w:tbl>`;
const inserted = (text: string): string => `<w:ins w:id="1" w:author="a">${run(text)}</w:ins>`;
const deleted = (text: string): string =>
  `<w:del w:id="2" w:author="a"><w:r><w:delText>${text}</w:delText></w:r></w:del>`;

export const goodDocx: CorpusFile[] = [
  good('plain paragraphs', englishLines.join('\n'), () =>
    writeDocx(englishLines.map((line) => paragraph(line)).join('')),
  ),
  good('many scripts', manyScripts.join('\n'), () => writeDocx(manyScripts.map((line) => paragraph(line)).join(''))),
  good('headings and lists', ['A heading', '- first point', '- second point', ...englishLines].join('\n'), () =>
    writeDocx(
      [
        paragraph('A heading', '<w:pStyle w:val="Heading1"/>'),
        paragraph('first point', list),
        paragraph('second point', list),
        ...englishLines.map((line) => paragraph(line)),
      ].join(''),
    ),
  ),
  good('tables in tables', 'before left right inner one inner two after', () =>
    writeDocx(
      paragraph('before') +
        table(
          row(paragraph('left'), paragraph('right')),
          row(table(row(paragraph('inner one'), paragraph('inner two')))),
        ) +
        paragraph('after'),
    ),
  ),
  good('a text box', 'before in the box after', () =>
    writeDocx(
      paragraph('before') +
        `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:wsp><wps:txbx><w:txbxContent>${paragraph('in the box')}</w:txbxContent></wps:txbx></wps:wsp></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox><w:txbxContent>${paragraph('in the box')}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>` +
        paragraph('after'),
    ),
  ),
  good('insertions and deletions', 'I kept this and added that.', () =>
    writeDocx(`<w:p>${run('I kept this ')}${deleted('but not the secret ')}${inserted('and added that.')}</w:p>`),
  ),
  good('links, tabs and breaks', 'see the page\nleft\tright\nnew line', () =>
    writeZip([
      ...frame(externalRelation('hyperlink', 'https://example.org/')),
      {
        name: 'word/document.xml',
        data:
          documentHead +
          `<w:p><w:hyperlink r:id="x1">${run('see the page')}</w:hyperlink></w:p>` +
          `<w:p>${run('left')}<w:r><w:tab/></w:r>${run('right')}<w:r><w:br/></w:r>${run('new line')}</w:p>` +
          documentTail,
      },
    ]),
  ),
  good('right to left', 'مرحبا بالعالم، أكتب كل صباح.\nשלום עולם, אני כותב כל בוקר.', () =>
    writeDocx(
      paragraph('مرحبا بالعالم، أكتب كل صباح.', '<w:bidi/>') + paragraph('שלום עולם, אני כותב כל בוקר.', '<w:bidi/>'),
    ),
  ),
  good('words cut into runs', 'Cut in the middle of words & <marks>', () =>
    writeDocx(`<w:p>${['Cu', 't in the mid', 'dle of wor', 'ds & <ma', 'rks>'].map(run).join('')}</w:p>`),
  ),
  good('2000 paragraphs', many(2_000, (index) => `Line ${index} of many.`).join('\n'), () =>
    writeDocx(many(2_000, (index) => paragraph(`Line ${index} of many.`)).join('')),
  ),
];
