import { readFileSync } from 'node:fs';
import { countWords, detectLang } from '@app/reading';
import { type EvalCase, type Trait, traits } from './cases.ts';
import { InputError, readText } from './files.ts';
import { type CsvRow, parseCsv } from './parse-csv.ts';
import { hashOf } from './wire-store.ts';

type Person = { row: number; id: string; language: string; text: string; scores: Partial<Record<Trait, number>> };

/**
 * Texts of people who agreed to this, with their questionnaire scores. The first row names the columns: `text`, and any of
 * the five traits; `id` and `language` may be there. Scores are put on a scale from 0 to 100 by the lowest and highest of
 * their column, because a correlation does not change by that.
 */
export function importCsv(file: string): EvalCase[] {
  readText(file);
  try {
    return casesOf(readPeople(readFileSync(file)));
  } catch (error) {
    if (error instanceof InputError) throw new InputError(`${file}: ${error.message}.`, { cause: error });
    throw error;
  }
}

function readPeople(bytes: Uint8Array): Person[] {
  const { head, rows, separator } = parseCsv(bytes);
  const names = head.cells.map((name) => name.trim().toLowerCase());
  if (!names.includes('text')) throw new InputError(`it has no column "text", only ${names.join(', ')}`);
  const scored = traits.filter((trait) => names.includes(trait));
  if (scored.length === 0) throw new InputError(`it has none of the columns ${traits.join(', ')}`);
  const twice = names.find((name, index) => name !== '' && names.indexOf(name) !== index);
  if (twice !== undefined) throw new InputError(`it has the column "${twice}" twice`);
  if (rows.length === 0) throw new InputError('it has no row below the head');
  const read = rows.map((row) => readPerson(row, { names, scored, separator }));
  const problems = read.flatMap((person) => ('problem' in person ? [person.problem] : []));
  const people = read.flatMap((person) => ('problem' in person ? [] : [person]));
  const known = new Map<string, number>();
  for (const { row, id } of people) {
    if (known.has(id)) problems.push(`row ${row} has the id "${id}" of row ${known.get(id)}`);
    known.set(id, row);
  }
  if (problems.length > 0)
    throw new InputError(
      [...problems.slice(0, SHOWN), ...(problems.length > SHOWN ? [`${problems.length} rows in all`] : [])].join('; '),
    );
  return people;
}

const SHOWN = 5;
type Columns = { names: string[]; scored: Trait[]; separator: string };

function readPerson({ row, cells }: CsvRow, { names, scored, separator }: Columns): Person | { problem: string } {
  if (cells.length !== names.length)
    return { problem: `row ${row} has ${cells.length} cells, and the head has ${names.length}` };
  const cellOf = (name: string): string => cells[names.indexOf(name)]?.trim() ?? '';
  const text = cellOf('text');
  if (countWords(text) === 0) return { problem: `row ${row} has no text` };
  const language = cellOf('language').toLowerCase() || (detectLang(text) ?? 'en');
  if (!/^[a-z]{2}$/.test(language)) return { problem: `row ${row} has the language "${language}", not two letters` };
  const scores: Person['scores'] = {};
  for (const trait of scored) {
    // Where commas do not divide cells they may stand in numbers.
    const cell = separator === ',' ? cellOf(trait) : cellOf(trait).replace(',', '.');
    if (cell === '') continue;
    if (!Number.isFinite(Number(cell))) return { problem: `row ${row} has "${cell}" as ${trait}, not a number` };
    scores[trait] = Number(cell);
  }
  return { row, id: names.includes('id') ? cellOf('id') || `row-${row}` : `row-${row}`, language, text, scores };
}

function casesOf(people: Person[]): EvalCase[] {
  const ranges = new Map(traits.map((trait) => [trait, rangeOf(people.flatMap(({ scores }) => scores[trait] ?? []))]));
  return people.map(({ id, language, text, scores }) => {
    const levels = Object.entries(scores).flatMap(([trait, value]) => {
      const { low, high } = ranges.get(trait as Trait) ?? { low: 0, high: 0 };
      return high === low ? [] : [[trait, ((value - low) / (high - low)) * 100]];
    });
    // The hash tells apart two files with the same ids in one folder.
    const name = `import-${id.replaceAll(/[^\w-]+/g, '-').slice(0, 40)}-${hashOf(`${id}\n${text}`).slice(0, 8)}`;
    return {
      id: name,
      set: 'import',
      kind: 'text',
      language,
      text,
      levels: Object.fromEntries(levels) as EvalCase['levels'] & {},
    };
  });
}

const rangeOf = (values: number[]): { low: number; high: number } => ({
  low: Math.min(...values),
  high: Math.max(...values),
});
