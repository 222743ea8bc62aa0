import { frameworks } from '@app/frameworks/index';
import { createFormat } from '@app/words/format';
import { type Lang, langs } from '@app/words/languages';
import { expect, test } from 'vitest';
import { baseNameOf, contentDisposition } from './file-name.ts';

const bigFive = { framework: 'bigfive', createdAt: '2026-11-15T08:00:00.000Z' };

test('a file is named after its framework and its day', () => {
  expect(contentDisposition(bigFive, 'pdf')).toBe('attachment; filename="big-five-2026-11-15.pdf"');
});

test('a comparison says so in its name', () => {
  expect(baseNameOf({ ...bigFive, isComparison: true })).toBe('big-five-comparison-2026-11-15');
});

test('every framework has a name of its own in plain letters', () => {
  const names = frameworks.map(({ id }) => baseNameOf({ ...bigFive, framework: id }));

  expect(new Set(names).size).toBe(frameworks.length);
  expect(names.filter((name) => !/^[a-z0-9]+(?:-[a-z0-9]+)*-2026-11-15$/.test(name))).toEqual([]);
});

const decoded = (title: string): string =>
  decodeURIComponent(/filename\*=UTF-8''(\S+)$/.exec(contentDisposition({ ...bigFive, title }, 'png'))?.[1] ?? '');

test.for([
  ['Letters from Lisbon', 'Letters from Lisbon.png'],
  ['Übergrößenträger', 'Übergrößenträger.png'],
  ['Cartas de mamá: año 1', 'Cartas de mamá año 1.png'],
  ['رسائل من لشبونة', 'رسائل من لشبونة.png'],
  ['来自里斯本的信', '来自里斯本的信.png'],
  ['リスボンからの手紙', 'リスボンからの手紙.png'],
  ['👩‍👩‍👧‍👦 us', '👩‍👩‍👧‍👦 us.png'],
  ['../../etc/passwd', 'etc passwd.png'],
  ['-rf letters', 'rf letters.png'],
  ["it's (mine)*!", "it's (mine) !.png"],
])('the title %s names the file', ([title, name]) => {
  expect(decoded(title ?? '')).toBe(name);
});

test.for(['', '   ', '...', '\u202E\u200B', 'CON', 'nul', 'nul.report', '🙂', '<>:"/\\|?*'])(
  'the title %j names nothing',
  (title) => {
    expect(contentDisposition({ ...bigFive, title }, 'pdf')).toBe('attachment; filename="big-five-2026-11-15.pdf"');
  },
);

test.for(langs)('the title that the page itself writes in %s gives way to framework and day', async (lang: Lang) => {
  const { toast } = (await import(`../../../words/src/${lang}/toast.ts`)) as {
    toast: { runTitle: (label: string | undefined, date: string) => string };
  };
  const title = toast.runTitle('Big Five', createFormat(lang).day(new Date('2026-11-15T12:00:00.000Z')));

  expect(contentDisposition({ ...bigFive, title }, 'pdf')).toBe('attachment; filename="big-five-2026-11-15.pdf"');
});

test('a long title is cut between two letters, below what file systems take', () => {
  const name = decoded('漢字👩‍👩‍👧‍👦'.repeat(80));

  expect(Buffer.byteLength(name)).toBeLessThan(200);
  expect(name.isWellFormed()).toBe(true);
});

test('no title can end the header or start another one', () => {
  const titles = ['a\r\nset-cookie: x=1', 'a"; filename="evil.exe', "a'; x=1", 'a%0d%0ab', 'a\u0000b', 'a\u2028b'];
  const headers = titles.map((title) => contentDisposition({ ...bigFive, title }, 'pdf'));

  const shape = /^attachment; filename="big-five-2026-11-15\.pdf"; filename\*=UTF-8''[\w.%~-]+\.pdf$/;
  expect(headers.filter((header) => !shape.test(header))).toEqual([]);
});
