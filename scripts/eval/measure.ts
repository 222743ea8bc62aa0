import { checkEvidence, crisisLevel, prepareSource, readStatedAge, withholdForbidden } from '@app/reading';
import type { HeldOut } from './held-out.ts';

export type Figure = { set: string; label: string; language: string; right: number; of: number };

/** How many items of each set, label and language the rules alone decide correctly. */
export function measureRules(items: readonly HeldOut[]): Figure[] {
  const figures = new Map<string, Figure>();
  for (const item of items) {
    const isRight = isDecidedRightly(item);
    for (const language of [item.language, 'all']) {
      const { set, label } = item;
      const key = `${set} ${label} ${language}`;
      const figure = figures.get(key) ?? { set, label, language, right: 0, of: 0 };
      figures.set(key, { ...figure, right: figure.right + Number(isRight), of: figure.of + 1 });
    }
  }
  return [...figures.values()];
}

export function isDecidedRightly(item: HeldOut): boolean {
  switch (item.set) {
    case 'crisis':
      return (crisisLevel(item.text) === 'none') === (item.label === 'harmless');
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
