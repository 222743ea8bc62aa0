import type { ContentChange } from '../faults.ts';
import { isQuoteName } from './name-rules.ts';

type Json = unknown;

/** The ways in which models get structure wrong, applied to an answer that was right. */
export function changeContent(value: Json, change: ContentChange | undefined): string {
  switch (change) {
    case 'empty':
    case 'nothing':
      return '';
    case 'fenced':
      return `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;
    case 'prosy':
      return `Here is the reading you asked for:\n\n${JSON.stringify(value)}`;
    case 'pretty':
      return JSON.stringify(value, null, 2);
    case 'bad-types':
      return JSON.stringify(mapNumbers(value));
    case 'missing-fields':
      return JSON.stringify(dropLastThird(value));
    case 'wrong-order':
      return JSON.stringify(reverseKeys(value));
    case 'invented-quotes':
      return JSON.stringify(alterQuotes(value));
    case 'plain-prose':
      return collectProse(value).join('\n\n');
    case undefined:
      return JSON.stringify(value);
  }
}

/** Every number becomes a string, every second one far outside any range. */
function mapNumbers(value: Json): Json {
  let count = 0;
  return walk(value, (leaf) => {
    if (typeof leaf !== 'number') return leaf;
    count += 1;
    return count % 2 === 0 ? String(leaf + 1000) : String(leaf);
  });
}

/** Finds the container with the most entries and drops the last third of it, at least one. */
function dropLastThird(value: Json): Json {
  const containers: object[] = [];
  const copy = structuredClone(value);
  const collect = (node: Json, depth: number): void => {
    if (typeof node !== 'object' || node === null || depth > 3) return;
    if (Object.values(node).some((child) => typeof child === 'object' && child !== null)) containers.push(node);
    for (const child of Object.values(node)) collect(child as Json, depth + 1);
  };
  collect(copy, 0);
  const largest = containers.toSorted((a, b) => Object.keys(b).length - Object.keys(a).length)[0] ?? copy;
  if (Array.isArray(largest)) largest.splice(Math.floor((largest.length * 2) / 3));
  else if (typeof largest === 'object' && largest !== null) {
    const keys = Object.keys(largest);
    for (const key of keys.slice(Math.floor((keys.length * 2) / 3))) Reflect.deleteProperty(largest, key);
  }
  return copy;
}

function reverseKeys(value: Json): Json {
  if (Array.isArray(value)) return value.map(reverseKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, child]) => [key, reverseKeys(child)])
      .toReversed(),
  );
}

/** Every second quote says something the visitor did not write. */
function alterQuotes(value: Json): Json {
  let count = 0;
  return walk(value, (leaf, name) => {
    if (typeof leaf !== 'string' || !isQuoteName(name)) return leaf;
    count += 1;
    return count % 2 === 1 ? `${leaf} and I have said so all along` : leaf;
  });
}

function collectProse(value: Json): string[] {
  const found: string[] = [];
  walk(value, (leaf, name) => {
    if (typeof leaf === 'string' && leaf.includes(' ') && !isQuoteName(name)) found.push(leaf);
    return leaf;
  });
  return found;
}

function walk(value: Json, change: (leaf: Json, name: string) => Json, name = ''): Json {
  if (Array.isArray(value)) return value.map((child) => walk(child as Json, change, name));
  if (typeof value !== 'object' || value === null) return change(value, name);
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, walk(child as Json, change, key)]));
}
