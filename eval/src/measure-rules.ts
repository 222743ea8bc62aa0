import { join } from 'node:path';
import { checkEvidence, detectCrisisLevel, prepareSource, readStatedAge, withholdForbidden } from '@app/reading';
import { z } from 'zod';
import { readLines } from './files.ts';

const FOLDER = join(import.meta.dirname, '../held-out');

const item = { id: z.string(), language: z.string().length(2), text: z.string().min(1) };

const HeldOut = z.discriminatedUnion('set', [
  z.strictObject({ ...item, set: z.literal('crisis'), label: z.enum(['direct', 'indirect', 'harmless']) }),
  z.strictObject({ ...item, set: z.literal('under-18'), label: z.enum(['under-18', 'adult']) }),
  z.strictObject({
    ...item,
    set: z.literal('sentences'),
    label: z.enum(['forbidden', 'fair']),
    rule: z.string().optional(),
  }),
  z.strictObject({
    ...item,
    set: z.literal('quotes'),
    label: z.enum(['faithful', 'altered', 'inverted']),
    source: z.string(),
    passage: z.string().optional(),
    turnedBy: z.string().optional(),
  }),
]);
export type HeldOut = z.infer<typeof HeldOut>;

const sets = ['crisis', 'sentences', 'quotes', 'under-18'];

export const readHeldOut = (): HeldOut[] => sets.flatMap((set) => readLines(join(FOLDER, `${set}.jsonl`), HeldOut));

/** Prints how the word rules decide on the held-out sets, per set and language; `isNaming` adds the ids of wrong items. */
export function printRules(isNaming: boolean): void {
  const items = readHeldOut();
  const table: Record<string, Record<string, string>> = {};
  for (const { row, language, right, of } of measureRules(items)) (table[row] ??= {})[language] = `${right}/${of}`;
  console.log(`${items.length} items; decided rightly by the rules alone:`);
  console.table(table);
  if (isNaming) for (const item of items) if (!isDecidedRightly(item)) console.log(item.id);
}

type RuleFigure = { row: string; language: string; right: number; of: number };

/** How many items of each set, label and language the rules alone decide correctly. */
export function measureRules(items: readonly HeldOut[]): RuleFigure[] {
  const figures = new Map<string, RuleFigure>();
  for (const item of items) {
    const isRight = isDecidedRightly(item);
    for (const language of ['all', item.language]) {
      const row = `${item.set} ${item.label}`;
      const figure = figures.get(`${row} ${language}`) ?? { row, language, right: 0, of: 0 };
      figures.set(`${row} ${language}`, { ...figure, right: figure.right + Number(isRight), of: figure.of + 1 });
    }
  }
  return [...figures.values()];
}

function isDecidedRightly(item: HeldOut): boolean {
  switch (item.set) {
    case 'crisis':
      return (detectCrisisLevel(item.text) === 'none') === (item.label === 'harmless');
    case 'sentences':
      return withholdForbidden(item.text).removed.length > 0 === (item.label === 'forbidden');
    case 'quotes':
      return isQuoteDecidedRightly(item);
    case 'under-18':
      return (readStatedAge(item.text).says === 'stated') === (item.label === 'under-18');
  }
}

function isQuoteDecidedRightly({
  text,
  source,
  label,
  passage = '',
  turnedBy = '',
}: HeldOut & { set: 'quotes' }): boolean {
  const [shown] = checkEvidence(prepareSource(source), [{ quote: text, shows: '' }]);
  switch (label) {
    case 'faithful': {
      const start = source.indexOf(passage);
      return shown !== undefined && shown.start <= start && shown.end >= start + passage.length;
    }
    case 'altered':
      return shown === undefined;
    case 'inverted':
      return shown === undefined || shown.quote.includes(turnedBy);
  }
}
