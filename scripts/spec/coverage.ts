import { testTitles } from './test-titles.ts';

/** One statement of the product specification, or a promise, with the tests that prove it. */
type SpecRow = { number: string; statement: string; part: string; tests: string[]; line: number };

/** Returns the text of a repository file; undefined when it does not exist. */
export type ReadFile = (path: string) => string | undefined;

export type Coverage = { statements: number; faults: string[] };

const PARTS = ['page', 'call', 'server'];
const NUMBER = /^[SP](\d+)\.(\d+)$/;

export function checkCoverage(document: string, readFile: ReadFile): Coverage {
  const rows = readRows(document);
  const known = new Map<string, string[] | undefined>();
  const titlesOf = (path: string): string[] | undefined => {
    const source = known.has(path) ? undefined : readFile(path);
    if (!known.has(path)) known.set(path, source === undefined ? undefined : testTitles(source));
    return known.get(path);
  };
  return {
    statements: rows.length,
    faults: [...numberFaults(rows), ...rows.flatMap((row) => rowFaults(row, titlesOf))],
  };
}

/** Rows start with an id such as S2.7 or P1.3; the rest of the document is prose. */
function readRows(document: string): SpecRow[] {
  return document.split('\n').flatMap((text, index) => {
    if (!/^\|\s*[SP]\d/.test(text)) return [];
    const [number = '', statement = '', part = '', tests = ''] = cells(text);
    return [
      { number, statement, part, tests: tests.split('<br>').flatMap((test) => test.trim() || []), line: index + 1 },
    ];
  });
}

/** A pipe inside a cell is written as `\|`. */
function cells(line: string): string[] {
  return line
    .trim()
    .replaceAll(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|').trim());
}

function numberFaults(rows: SpecRow[]): string[] {
  const seen = new Set<string>();
  const last = new Map<number, number>();
  return rows.flatMap(({ number, line }) => {
    const [, section = 0, place = 0] = (NUMBER.exec(number) ?? []).map(Number);
    if (!section || !place) return [`${line}: ${number} must be a number such as S2.7`];
    if (seen.has(number)) return [`${line}: ${number} is used twice`];
    seen.add(number);
    const expected = (last.get(section) ?? 0) + 1;
    last.set(section, place);
    const next = `${number[0]}${section}.${expected}`;
    return place === expected ? [] : [`${line}: ${number} stands where ${next} is due`];
  });
}

function rowFaults(
  { number, statement, part, tests, line }: SpecRow,
  titlesOf: (path: string) => string[] | undefined,
): string[] {
  const faults: string[] = [];
  if (statement === '') faults.push('has no statement in its second column');
  if (!PARTS.includes(part)) faults.push(`has the part "${part}"; write ${PARTS.join(', ')}`);
  if (tests.length === 0) faults.push('names no test; write "path: title" in its last column');
  for (const test of tests) {
    const [, path = '', title = ''] = /^(\S+): (.+)$/.exec(test) ?? [];
    const titles = titlesOf(path);
    if (!path) faults.push(`names "${test}"; write "path: title"`);
    else if (!titles) faults.push(`names the file ${path}, which does not exist`);
    else if (!titles.includes(title))
      faults.push(`names "${title}", but ${path} has no test of that title that always runs and has a body`);
  }
  return faults.map((words) => `${line}: ${number} ${words}`);
}
