/** One statement of the product specification, or a promise, with the tests that prove it. */
export type SpecRow = { number: string; statement: string; part: string; tests: string[] };

/** Returns the text of a repository file; undefined when it does not exist. */
export type ReadFile = (path: string) => string | undefined;

export type Coverage = { statements: number; faults: string[] };

const PARTS = ['page', 'call', 'server'];
const NUMBER = /^[SP](\d+)\.(\d+)$/;

/** Rows start with an id such as S2.7 or P1.3; the rest of the document is prose. */
export function readRows(document: string): SpecRow[] {
  return document
    .split('\n')
    .filter((line) => /^\|\s*[SP]\d/.test(line))
    .map((line) => {
      const [number = '', statement = '', part = '', tests = ''] = cells(line);
      return { number, statement, part, tests: tests.split('<br>').flatMap((test) => test.trim() || []) };
    });
}

export function checkCoverage(document: string, readFile: ReadFile): Coverage {
  const rows = readRows(document);
  const titles = rememberTitles(readFile);
  return {
    statements: rows.length,
    faults: [...numberFaults(rows), ...rows.flatMap((row) => rowFaults(row, titles))],
  };
}

/** The test titles in a file, as written; a skipped test proves nothing. */
export function testTitles(source: string): string[] {
  const tests = [...source.matchAll(/\b(?:test|it)(\.for|\.each)?(?:<[^()]*>)?(?=\()/g)].map(
    ({ 0: call, 1: table, index }) => {
      const open = index + call.length;
      const at = table ? afterParenthesis(source, open) : open;
      return { title: literalAfter(source, at), from: index, at, to: afterParenthesis(source, at) };
    },
  );
  const skipped = skippedSpans(
    source,
    tests.map(({ at, to }) => [at, to]),
  );
  return tests
    .filter(({ from, at, to }) => !skipped.some(isAround(from)) && !SKIPS_ITSELF.test(source.slice(at, to)))
    .flatMap(({ title }) => title ?? []);
}

type Span = [from: number, to: number];

const isAround =
  (at: number) =>
  ([from, to]: Span): boolean =>
    from <= at && at < to;

/** Inside a test: a call or an option that skips it, with or without a condition. */
const SKIPS_ITSELF =
  /\b(?:test|it|context|ctx|testInfo|info)\.(?:skip|fixme|todo)\(|(?<!\.)\bskip\(|\b(?:skip|todo|fixme): ?(?!false\b)/;
const GROUP = /\b(?:describe|suite)(\.(?:skip|fixme|todo))?(?=\()/g;
/**
 * Outside a test, in its file, group or hook. With a string as the first argument it would be a skipped test itself.
 */
const SKIPS_ALL = /\b(?:test|it)\.(?:skip|fixme)\(\s*(?!['"`])/g;

/** Skipped groups, and the group or file around a call that skips all of it. */
function skippedSpans(source: string, tests: Span[]): Span[] {
  const groups = [...source.matchAll(GROUP)].map(({ 0: call, 1: skip, index }) => ({
    isSkipped: skip !== undefined,
    span: [index, afterParenthesis(source, index + call.length)] as Span,
  }));
  const calls = [...source.matchAll(SKIPS_ALL)].filter(({ index }) => !tests.some(isAround(index)));
  return [
    ...groups.flatMap(({ isSkipped, span }) => (isSkipped ? [span] : [])),
    ...calls.map(({ index }): Span => groups.findLast(({ span }) => isAround(index)(span))?.span ?? [0, source.length]),
  ];
}

function numberFaults(rows: SpecRow[]): string[] {
  const seen = new Set<string>();
  const last = new Map<number, number>();
  return rows.flatMap(({ number }) => {
    const [, section = 0, place = 0] = (NUMBER.exec(number) ?? []).map(Number);
    if (!section || !place) return [`${number}: not a number such as S2.7`];
    if (seen.has(number)) return [`${number}: given twice`];
    seen.add(number);
    const expected = (last.get(section) ?? 0) + 1;
    last.set(section, place);
    return place === expected ? [] : [`${number}: S${section}.${expected} is missing or out of order`];
  });
}

function rowFaults(
  { number, statement, part, tests }: SpecRow,
  titlesOf: (path: string) => string[] | undefined,
): string[] {
  const fault = (words: string): string => `${number}: ${words}`;
  const faults: string[] = [];
  if (statement === '') faults.push(fault('no statement'));
  if (!PARTS.includes(part)) faults.push(fault(`part "${part}" is none of ${PARTS.join(', ')}`));
  if (tests.length === 0) faults.push(fault('no test'));
  for (const test of tests) {
    const [, path = '', title = ''] = /^(\S+): (.+)$/.exec(test) ?? [];
    const titles = titlesOf(path);
    if (!path) faults.push(fault(`"${test}" is not "path: title"`));
    else if (!titles) faults.push(fault(`no file ${path}`));
    else if (!titles.includes(title)) faults.push(fault(`no test "${title}" in ${path}`));
  }
  return faults;
}

function rememberTitles(readFile: ReadFile): (path: string) => string[] | undefined {
  const known = new Map<string, string[] | undefined>();
  return (path) => {
    if (!known.has(path)) {
      const source = readFile(path);
      known.set(path, source === undefined ? undefined : testTitles(source));
    }
    return known.get(path);
  };
}

/** A pipe inside a cell is written as `\|`. */
function cells(line: string): string[] {
  return line
    .trim()
    .replaceAll(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|').trim());
}

/** The index after the parenthesis that closes the one at `open`; quoted parentheses do not count. */
function afterParenthesis(source: string, open: number): number {
  let depth = 0;
  for (let at = open; at < source.length; at += 1) {
    const letter = source[at] ?? '';
    if (`'"\``.includes(letter)) at = endOfQuote(source, at);
    else if (letter === '(') depth += 1;
    else if (letter === ')' && --depth === 0) return at + 1;
  }
  return source.length;
}

function endOfQuote(source: string, start: number): number {
  let at = start + 1;
  while (at < source.length && source[at] !== source[start]) at += source[at] === '\\' ? 2 : 1;
  return at;
}

function literalAfter(source: string, at: number): string | undefined {
  const opening = /^\(\s*(?=['"`])/.exec(source.slice(at, at + 200));
  if (!opening) return undefined;
  const start = at + opening[0].length;
  return source.slice(start + 1, endOfQuote(source, start)).replaceAll(/\\(['"`])/g, '$1');
}
