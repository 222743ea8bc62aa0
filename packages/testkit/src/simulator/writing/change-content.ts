import type { ContentChange } from '../faults.ts';

const INVENTED = 'and I have said so all along';

/** Injects the structural errors that models make into a correct answer. */
export function changeContent(value: unknown, change: ContentChange | undefined): string {
  return change === undefined ? JSON.stringify(value) : changes[change](value);
}

/** The same for a letter, which has no fields to leave out, mistype or reorder. */
export function changeLetter(letter: string, change: ContentChange | undefined): string {
  return change === undefined ? letter : letterChanges[change](letter);
}

const letterChanges: Record<ContentChange, (letter: string) => string> = {
  nothing: () => '',
  empty: () => '',
  fenced: (letter) => `\`\`\`markdown\n${letter}\n\`\`\``,
  prosy: (letter) => `Here is the letter you asked for:\n\n${letter}`,
  pretty: (letter) => letter.replaceAll('\n\n', '\n\n---\n\n'),
  'bad-types': (letter) => letter,
  'missing-fields': (letter) => letter,
  'wrong-order': (letter) => letter,
  'invented-quotes': inventQuotations,
  'plain-prose': (letter) => letter.replaceAll(/^(?:#+|>) /gm, ''),
};

/** Changes every second quotation to one that is not in the visitor's text. */
function inventQuotations(letter: string): string {
  let count = 0;
  return letter.replaceAll(/(?<=[“„«「][^“”„«»「」]*)(?<!\s)(?=\s*[”“»」])/g, () => {
    count += 1;
    return count % 2 === 1 ? ` ${INVENTED}` : '';
  });
}

const changes: Record<ContentChange, (value: unknown) => string> = {
  nothing: () => '',
  empty: () => '',
  fenced: (value) => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``,
  prosy: (value) => `Here is the reading you asked for:\n\n${JSON.stringify(value)}`,
  pretty: (value) => JSON.stringify(value, null, 2),
  'bad-types': (value) => JSON.stringify(spoilNumbers(value)),
  'missing-fields': (value) => JSON.stringify(dropLastThird(value)),
  'wrong-order': (value) => JSON.stringify(reverseKeys(value)),
  'invented-quotes': (value) => JSON.stringify(inventQuotes(value)),
  'plain-prose': (value) => collectProse(value).join('\n\n'),
};

/** Turns every number into a string, every second one far out of range. */
function spoilNumbers(value: unknown): unknown {
  let count = 0;
  return walk(value, (leaf) => {
    if (typeof leaf !== 'number') return leaf;
    count += 1;
    return String(count % 2 === 0 ? leaf + 1000 : leaf);
  });
}

/** Drops the last third of the readings; an answer without readings loses the last third of its filled fields. */
function dropLastThird(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { readings } = value as { readings?: unknown[] };
  if (readings && readings.length > 0) return { ...value, readings: firstTwoThirds(readings) };
  const filled = Object.entries(value).filter(([, field]) => String(field) !== '');
  return Object.fromEntries(firstTwoThirds(filled));
}

function firstTwoThirds<Item>(items: Item[]): Item[] {
  return items.slice(0, Math.floor((items.length * 2) / 3));
}

function reverseKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reverseKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, child]) => [key, reverseKeys(child)])
      .toReversed(),
  );
}

/** Changes every second quote to one that is not in the visitor's text. */
function inventQuotes(value: unknown): unknown {
  let count = 0;
  return walk(value, (leaf, name) => {
    if (typeof leaf !== 'string' || name !== 'quote' || leaf === '') return leaf;
    count += 1;
    return count % 2 === 1 ? `${leaf} ${INVENTED}` : leaf;
  });
}

function collectProse(value: unknown): string[] {
  const found: string[] = [];
  walk(value, (leaf, name) => {
    if (typeof leaf === 'string' && leaf.includes(' ') && name !== 'quote') found.push(leaf);
    return leaf;
  });
  return found;
}

function walk(value: unknown, change: (leaf: unknown, name: string) => unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((child) => walk(child, change, name));
  if (typeof value !== 'object' || value === null) return change(value, name);
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, walk(child, change, key)]));
}
