import { expect, test } from 'vitest';
import type { ReportDocument } from '../analyses/report-document.ts';
import { takeSnapshot } from './snapshot.ts';

const jpeg = `data:image/jpeg;base64,${Buffer.from('ffd8ffe000104a464946', 'hex').toString('base64')}`;
const documentOf = (kind: string): ReportDocument => ({ text: 'The report.', report: { kind } }) as ReportDocument;

test.for(['image', 'video'])('a report about an %s keeps its preview', (kind) => {
  expect(takeSnapshot(documentOf(kind), jpeg)).toEqual({ document: documentOf(kind), preview: jpeg });
});

test('a report about a text keeps no picture', () => {
  expect(takeSnapshot(documentOf('text'), jpeg)).toEqual({ document: documentOf('text') });
});

test('a report without a preview has none', () => {
  expect(takeSnapshot(documentOf('image'), undefined)).toEqual({ document: documentOf('image') });
});

test.for([
  ['a PNG', '89504e470d0a1a0a'],
  ['a page', Buffer.from('<script>').toString('hex')],
  ['two bytes', 'ffd8'],
])('%s declared as a JPEG is refused', ([, hex]) => {
  const preview = `data:image/jpeg;base64,${Buffer.from(hex ?? '', 'hex').toString('base64')}`;

  expect(() => takeSnapshot(documentOf('image'), preview)).toThrow('The request could not be understood.');
});

test('the title that its owner gave a report does not leave with a shared copy', () => {
  const own = { ...documentOf('text'), title: 'My divorce' };

  expect(JSON.stringify(takeSnapshot(own, undefined))).not.toContain('My divorce');
});
