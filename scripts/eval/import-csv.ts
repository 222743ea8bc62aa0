import { readFileSync } from 'node:fs';
import { countWords, detectLang } from '@app/reading';
import { type EvalCase, traits } from './cases.ts';

/**
 * Texts of people who agreed to this, with their questionnaire scores. The first row names the columns: `text`, and any of
 * the five traits; `id` and `language` may be there. Scores are put on a scale from 0 to 100 by the lowest and highest of
 * their column, because a correlation does not change by that.
 */
export function importCsv(file: string): EvalCase[] {
  const [head = [], ...rows] = parseCsv(readFileSync(file, 'utf8'));
  const columns = new Map(head.map((name, index) => [name.trim().toLowerCase(), index]));
  const textAt = columns.get('text');
  if (textAt === undefined) throw new Error(`${file} has no column "text"`);
  const scored = traits.filter((trait) => columns.has(trait));
  if (scored.length === 0) throw new Error(`${file} has none of the columns ${traits.join(', ')}`);
  const cellOf = (row: string[], name: string): string => row[columns.get(name) ?? -1]?.trim() ?? '';
  const ranges = new Map(
    scored.map((trait) => [trait, rangeOf(rows.map((row) => Number(cellOf(row, trait) || Number.NaN)))]),
  );

  return rows.flatMap((row, index): EvalCase[] => {
    const text = row[textAt]?.trim() ?? '';
    if (countWords(text) === 0) return [];
    const levels = Object.fromEntries(
      scored.flatMap((trait) => {
        const value = Number(cellOf(row, trait) || Number.NaN);
        const { low, high } = ranges.get(trait) ?? { low: 0, high: 1 };
        return Number.isNaN(value) || high === low ? [] : [[trait, ((value - low) / (high - low)) * 100]];
      }),
    );
    const language = cellOf(row, 'language') || (detectLang(text) ?? 'en');
    const id = `import-${(cellOf(row, 'id') || String(index + 1)).replaceAll(/[^\w-]+/g, '-')}`;
    return [{ id, set: 'import', kind: 'text', language, text, levels }];
  });
}

function rangeOf(values: number[]): { low: number; high: number } {
  const known = values.filter((value) => !Number.isNaN(value));
  return { low: Math.min(...known), high: Math.max(...known) };
}

/** RFC 4180: quotes around cells, doubled inside them; line breaks may stand in a cell. */
export function parseCsv(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of csv
    .replace(/^\uFEFF/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    if (end === '' && row.length === 0 && !quoted && plain === '') break;
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows.filter((cells) => cells.some((cell) => cell !== ''));
}
