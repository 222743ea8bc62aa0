import { readHeldOut } from './held-out.ts';
import { type Figure, isDecidedRightly, measureRules } from './measure.ts';

/** How the vocabulary rules decide on the held-out sets, per set, label and language; `isNaming` lists the wrong items by id. */
export function printRules(isNaming: boolean): void {
  const items = readHeldOut();
  const figures = measureRules(items);
  const languages = ['all', ...new Set(items.map(({ language }) => language))];
  const rows = [...new Set(figures.map(({ set, label }) => `${set} ${label}`))];
  const cell = (row: string, language: string): string => {
    const figure = figures.find((one) => `${one.set} ${one.label}` === row && one.language === language);
    return figure ? shareOf(figure) : '-';
  };
  const shareOf = ({ right, of }: Figure): string => `${right}/${of}`;

  console.log(`${items.length} items; decided rightly by the rules alone:`);
  console.log(['set and label'.padEnd(20), ...languages.map((language) => language.padStart(8))].join(''));
  for (const row of rows)
    console.log([row.padEnd(20), ...languages.map((language) => cell(row, language).padStart(8))].join(''));
  if (isNaming) for (const item of items) if (!isDecidedRightly(item)) console.log(item.id);
}
