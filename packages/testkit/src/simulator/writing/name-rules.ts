import { numerals } from './phrases.ts';

/** What a property's name says about what belongs into it. Frameworks may add names; these are the ones with a meaning of their own. */

/** Names that say what kind of text is wanted, not what it is about. */
const structural =
  /^(root|summary_.*|items?|quotes?|shows|summary|overview|interpretation|analysis|evidence|counter.*|text|prose|content|description|report|results?|sections?|dimensions?|scales?|traits?|profiles?|facets?|areas?|lenses?|frameworks?|readings?|findings?|observations?|assessments?|position|strength|score|level|confidence|key|id|name|title|label|note|notes|why|why_not|value|values|entries|list|data|answer|answers|response|explanation|comment|individual.*|detailed.*)$/i;

export function isTopicName(name: string): boolean {
  return !structural.test(name) && /^\p{L}.{2,}/u.test(name);
}

export function isQuoteName(name: string): boolean {
  return /^(quote|verbatim|excerpt|citation)s?$/i.test(name);
}

/** Filled only when there is something to excuse. */
export function isExcuseName(name: string): boolean {
  return /^(why_?not|reason_?not|not_assessable.*|limitations?|caveats?|error|missing|refusal)/i.test(name);
}

export function isCounterName(name: string): boolean {
  return /^counter/i.test(name);
}

/** Names under which one item stands for one entry of a catalogue. */
export function isKeyName(name: string): boolean {
  return /^(key|id|name|title|label|dimension|scale|trait|facet|area|section|framework|lens|category|item|pole|symptom)(_?(key|id|name))?$/i.test(
    name,
  );
}

/** Values by which a model says that it saw nothing. */
export function isAbsentValue(value: unknown): boolean {
  return (
    typeof value === 'string' && /^(not_|no_|none|unknown|insufficient|unclear|absent|missing|n\/a|cannot)/i.test(value)
  );
}

export type Shape = { kind: 'overview' | 'section' | 'comment' | 'phrase'; sentences: number };

/** `four to six sentences` and the like are taken at their word. */
export function readSentenceRange(description: string): { least: number; most: number } | undefined {
  const [, from, to] = /\b(\w+) (?:to|or) (\w+) sentences\b/i.exec(description) ?? [];
  const least = numerals.indexOf(from?.toLowerCase() ?? '');
  const most = numerals.indexOf(to?.toLowerCase() ?? '');
  return least > 0 && most >= least ? { least, most } : undefined;
}

export function shapeOf(name: string, isRoot: boolean, description: string): Shape {
  if (/\b(one|a single) word\b|\bfew words\b/i.test(description)) return { kind: 'phrase', sentences: 1 };
  if (/^(title|label|name|word|keyword|keywords|theme|themes|tag|tags|headline)$/i.test(name))
    return { kind: 'phrase', sentences: 1 };
  if (/^(summary|overview|overall|portrait|conclusion)$/i.test(name))
    return { kind: isRoot ? 'overview' : 'section', sentences: 4 };
  if (
    /^(interpretation|analysis|reading|prose|text|report|content|answer|explanation|discussion|narrative)$/i.test(name)
  ) {
    return { kind: 'section', sentences: 4 };
  }
  if (/^(shows|why|comment|note|cue|means)$/i.test(name) || /\bone (short )?sentence\b/i.test(description)) {
    return { kind: 'comment', sentences: 1 };
  }
  return { kind: 'section', sentences: 2 };
}
