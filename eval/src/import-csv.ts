import { countWords, detectLang } from '@app/reading';
import { CsvError, type InfoRecord, parse } from 'csv-parse/sync';
import { type EvalCase, type Trait, traits } from './cases.ts';
import { InputError, readText } from './files.ts';
import { hashOf } from './wire-store.ts';

type CsvRow = { record: Record<string, string>; info: InfoRecord };
type Person = { id: string; language: string; text: string; scores: Partial<Record<Trait, number>> };

/**
 * Reads texts of people who agreed to this, with their questionnaire scores. The first row names the columns: `text`, any
 * of the five traits, and optionally `id` and `language`. The lowest score of a column becomes 0 and the highest 100, which
 * does not change a correlation.
 */
export function importCsv(file: string): EvalCase[] {
  const csv = readText(file);
  try {
    if (csv.includes('\uFFFD')) throw new InputError('it is not UTF-8 text');
    return casesOf(readPeople(csv));
  } catch (error) {
    if (!(error instanceof InputError || error instanceof CsvError)) throw error;
    throw new InputError(`${file}: ${error.message}.`, { cause: error });
  }
}

/** The delimiter is the one that splits the first row into most cells. */
function readPeople(csv: string): Person[] {
  const [head = ''] = csv.split(/[\r\n]/, 1);
  const widthOf = (delimiter: string): number => head.split(delimiter).length;
  const [delimiter = ','] = [',', ';', '\t'].toSorted((one, other) => widthOf(other) - widthOf(one));
  const relaxed = { bom: true, relax_quotes: true, skip_empty_lines: true, trim: true } as const;
  // The types of the library leave out what `info` adds.
  const rows = parse(csv, { ...relaxed, delimiter, columns: readHead, info: true }) as unknown as CsvRow[];
  if (rows.length === 0) throw new InputError('it has no row below the head');
  const people = rows.map((row) => readPerson(row, delimiter));
  const twice = people.find(({ id }, index) => people.findIndex((other) => other.id === id) !== index);
  if (twice) throw new InputError(`the id "${twice.id}" stands in two rows`);
  return people;
}

function readHead(cells: string[]): string[] {
  const names = cells.map((name) => name.toLowerCase());
  if (!names.includes('text')) throw new InputError(`it has no column "text", only ${names.join(', ')}`);
  if (!traits.some((trait) => names.includes(trait)))
    throw new InputError(`it has none of the columns ${traits.join(', ')}`);
  const twice = names.find((name, index) => name !== '' && names.indexOf(name) !== index);
  if (twice !== undefined) throw new InputError(`it has the column "${twice}" twice`);
  return names;
}

/** Rows are numbered as in a spreadsheet: the head is row 1. */
function readPerson({ record, info }: CsvRow, delimiter: string): Person {
  const row = info.records + info.empty_lines + 1;
  const { text = '', id } = record;
  if (countWords(text) === 0) throw new InputError(`row ${row} has no text`);
  const language = record['language']?.toLowerCase() || (detectLang(text) ?? 'en');
  if (!/^[a-z]{2}$/.test(language)) throw new InputError(`row ${row} has the language "${language}", not two letters`);
  const scores: Person['scores'] = {};
  for (const trait of traits) {
    // Unless commas separate cells, a number may have a decimal comma.
    const cell = delimiter === ',' ? record[trait] : record[trait]?.replace(',', '.');
    if (!cell) continue;
    if (!Number.isFinite(Number(cell))) throw new InputError(`row ${row} has "${cell}" as ${trait}, not a number`);
    scores[trait] = Number(cell);
  }
  return { id: id || `row-${row}`, language, text, scores };
}

function casesOf(people: Person[]): EvalCase[] {
  /** NaN if all scores of the column are equal. */
  const stretch = (trait: Trait, value: number): number => {
    const column = people.flatMap(({ scores }) => scores[trait] ?? []);
    const [low, high] = [Math.min(...column), Math.max(...column)];
    return ((value - low) / (high - low)) * 100;
  };
  return people.map(({ id, language, text, scores }) => {
    const stretched = Object.entries(scores).map(([trait, value]) => [trait, stretch(trait as Trait, value)] as const);
    const levels = stretched.filter(([, level]) => !Number.isNaN(level));
    // The hash tells apart two files with the same ids in one folder.
    const name = `import-${id.replaceAll(/[^\w-]+/g, '-').slice(0, 40)}-${hashOf(`${id}\n${text}`).slice(0, 8)}`;
    return { id: name, set: 'import', kind: 'text', language, text, levels: Object.fromEntries(levels) };
  });
}
