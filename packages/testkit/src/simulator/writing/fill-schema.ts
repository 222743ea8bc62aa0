import { fraction, hash } from '../hash.ts';
import { chooseNumber } from './choose-number.ts';
import { createQuoteChooser, listQuotes } from './choose-quotes.ts';
import { type JsonSchema, readBound, resolveSchema, splitNull } from './json-schema.ts';
import {
  isAbsentValue,
  isCounterName,
  isExcuseName,
  isKeyName,
  isQuoteName,
  isTopicName,
  readSentenceRange,
  shapeOf,
} from './name-rules.ts';
import { fold, splitWords } from './observe-text.ts';
import { capitalise, count, humanise, shorten } from './phrases.ts';
import { describeTopic, type Place, topicWords } from './place.ts';
import { readAim } from './read-aim.ts';
import { linesAbout, readScene } from './read-scene.ts';
import { createProseWriter, type ProseOrder } from './write-prose.ts';
import { createSceneWriter } from './write-scene-prose.ts';

/** From 1 (terse) to 3 (full): a smaller answer is written when the full one would not fit. */
export type Richness = 1 | 2 | 3;

type Catalogue = { name: string; values: unknown[]; describe(value: unknown): JsonSchema };

type ProseShape = { kind: ProseOrder['kind']; sentences: number };

const MAX_DEPTH = 12;
const ENOUGH_WORDS = 3;
const FOUND_AT_MOST = 6;

const isUsuallyEmpty = ({ description }: JsonSchema): boolean => /\busually empty\b/i.test(description ?? '');

/** Fills any schema from any text: the same text and schema always give the same value. */
export function fillSchema(root: JsonSchema, text: string, richness: Richness, isTaggedScene = false): unknown {
  const scene = readScene(text, isTaggedScene);
  const prose = scene ? createSceneWriter(text, scene) : createProseWriter(text);
  const quotable = scene ? scene.map(({ quote }) => quote) : listQuotes(text);
  const quotes = createQuoteChooser(quotable, prose.seen.isEnglish);
  const words = new Set(splitWords(text).map((word) => fold(word).slice(0, 5)));
  const hasMaterial = prose.seen.wordCount >= ENOUGH_WORDS;
  // Hashed once: a long text would otherwise be read again for every field.
  const textSeed = hash(text);
  let isMarked = false;

  return fill(root, {
    name: 'root',
    path: '',
    depth: 0,
    topic: undefined,
    about: undefined,
    quote: undefined,
    quotes: [],
    isCounter: false,
    isPlain: false,
    isAbsent: false,
  });

  function fill(given: JsonSchema, place: Place): unknown {
    const { schema, isNullable } = splitNull(resolveSchema(given, root), root);
    if (isNullable && shouldBeNull(place)) return null;
    if (schema.const !== undefined) return schema.const;
    if (schema.enum !== undefined) return fillEnum(schema.enum, place);
    if (place.depth > MAX_DEPTH) return null;
    switch (schema.type ?? (schema.properties ? 'object' : 'string')) {
      case 'object':
        return fillObject(schema, place);
      case 'array':
        return fillArray(schema, place);
      case 'number':
      case 'integer':
        return chooseNumber(schema, fraction(`${textSeed}|${place.path}|number`));
      case 'boolean':
        return false;
      case 'null':
        return null;
      default:
        return fillString(schema, place);
    }
  }

  function shouldBeNull({ name, isAbsent }: Place): boolean {
    if (isExcuseName(name)) return hasMaterial && !isAbsent;
    return !hasMaterial || isAbsent;
  }

  function fillEnum(values: unknown[], { name, path, isAbsent }: Place): unknown {
    const absent = values.filter(isAbsentValue);
    const present = values.filter((value) => value !== null && !isAbsentValue(value));
    const choices = (isAbsent || !hasMaterial) && absent.length > 0 ? absent : present.length > 0 ? present : values;
    return choices[Math.floor(fraction(`${textSeed}|${path}|${name}`) * choices.length)];
  }

  function fillObject(schema: JsonSchema, place: Place): object {
    const properties = Object.entries(schema.properties ?? {});
    const inner = { ...place, depth: place.depth + 1, ...describeTopic(schema, place) };
    // Chosen before the properties are filled, because a comment may stand before its quote.
    const hasQuote = properties.some(([name]) => name === 'quote');
    const canBeAbsent = properties.some(([, value]) => resolveSchema(value, root).enum?.includes('not_mentioned'));
    if (canBeAbsent && !isMentioned(inner)) inner.isAbsent = true;
    if (hasQuote && !inner.isAbsent) {
      inner.quote = nextQuote(inner);
      if (inner.quote !== undefined) place.quotes.push({ quote: inner.quote, isCounter: place.isCounter });
    }
    const isSection = isTopicName(place.name) || !hasQuote;
    if (isSection && place.depth > 0) inner.quotes = hasQuote ? place.quotes : [];
    inner.isPlain = properties.some(([, value]) => isUsuallyEmpty(resolveSchema(value, root)));

    return Object.fromEntries(
      properties.map(([name, value]) => [
        name,
        fill(value, {
          ...inner,
          name,
          path: `${place.path}/${name}`,
          isCounter: inner.isCounter || isCounterName(name),
          ...describeTopic(resolveSchema(value, root), { ...inner, name }),
        }),
      ]),
    );
  }

  /** A topic counts as mentioned only when one of its own words stands in the text. */
  function isMentioned(topic: Pick<Place, 'topic' | 'about'>): boolean {
    return splitWords(topicWords(topic))
      .map(fold)
      .some((word) => word.length > 4 && words.has(word.slice(0, 5)));
  }

  function fillArray(schema: JsonSchema, place: Place): unknown[] {
    const tuple = schema.prefixItems ?? (Array.isArray(schema.items) ? schema.items : undefined);
    const at = (index: number): Place => ({ ...place, path: `${place.path}/${index}`, depth: place.depth + 1 });
    if (tuple) return tuple.map((item, index) => fill(item, at(index)));
    if (schema.items === undefined || Array.isArray(schema.items)) return [];

    const items = schema.items;
    const catalogue = findCatalogue(items);
    if (catalogue) {
      return chooseFromCatalogue(catalogue.values, schema, place.path).map((value, index) => {
        const item = resolveSchema(items, root);
        const properties = { ...item.properties, [catalogue.name]: { const: value } };
        const named = { ...at(index), topic: humanise(String(value)), about: undefined, quotes: [] };
        return fill({ ...item, properties }, { ...named, ...describeTopic(catalogue.describe(value), named) });
      });
    }
    return Array.from({ length: arrayLength(schema, items, place) }, (_, index) => fill(items, at(index)));
  }

  /** Items that carry a key from a fixed list stand for that list. Its description may say what each key means. */
  function findCatalogue(items: JsonSchema): Catalogue | undefined {
    for (const [name, property] of Object.entries(resolveSchema(items, root).properties ?? {})) {
      const { enum: values, description = '' } = resolveSchema(property, root);
      if (!isKeyName(name) || values === undefined || values.length < 2) continue;
      const lines = description.split('\n');
      const describe = (value: unknown): JsonSchema => {
        const line = lines.find((candidate) => candidate.startsWith(`${String(value)}: `));
        return line === undefined ? {} : { description: line.slice(String(value).length + 2) };
      };
      return { name, values, describe };
    }
    return undefined;
  }

  /** One item for each key, or a few of them where only what is found is wanted. */
  function chooseFromCatalogue(values: unknown[], schema: JsonSchema, path: string): unknown[] {
    const most = readBound(schema, 'maxItems') ?? values.length;
    if (!/\bonly what\b/i.test(schema.description ?? '')) return values.slice(0, most);
    const ranked = values.toSorted((one, other) => rank(one) - rank(other)).slice(0, Math.min(most, FOUND_AT_MOST));
    return values.filter((value) => ranked.includes(value));

    function rank(value: unknown): number {
      return fraction(`${textSeed}|${path}|${String(value)}|found`);
    }
  }

  function arrayLength(schema: JsonSchema, items: JsonSchema, place: Place): number {
    const { name, path, isAbsent } = place;
    const min = readBound(schema, 'minItems') ?? 0;
    const max = readBound(schema, 'maxItems') ?? Number.POSITIVE_INFINITY;
    const isQuoting = isQuoteName(name) || 'quote' in (resolveSchema(items, root).properties ?? {});
    if (isAbsent || !hasMaterial || isUsuallyEmpty(schema) || (isQuoting && place.isPlain)) return min;
    let wanted: number = isQuoting ? countQuotes(path) : richness;
    if (isCounterName(name)) wanted = hasOtherSide(place) ? 1 : 0;
    return Math.max(min, Math.min(max, wanted));
  }

  /** A text of few lines would otherwise quote all of them in every section. */
  function countQuotes(path: string): number {
    if (richness === 1 || quotes.available < 4) return Math.min(1, quotes.available);
    return quotes.available > 12 && fraction(`${textSeed}|${path}|quotes`) < 0.3 ? 3 : 2;
  }

  function hasOtherSide({ path, quotes: chosen }: Place): boolean {
    // Only a reading of the words can have another side.
    return (
      prose.seen.isEnglish && quotes.available > chosen.length + 1 && fraction(`${textSeed}|${path}|counter`) < 0.4
    );
  }

  function nextQuote(place: Place): string | undefined {
    const { topic = '', about = '', quotes: chosen, isCounter } = place;
    const suitable = scene && new Set(linesAbout(scene, place.path).map(({ quote }) => quote));
    const { wanted } = readAim({ topic, about });
    return quotes.next({
      topicWords: `${topic} ${about}`,
      wanted,
      without: chosen.map(({ quote }) => quote),
      isCounter,
      ...(suitable && { among: suitable }),
    });
  }

  /** Paragraphs differ in length: a long one has three to five sentences, fewer when room is short. */
  function countSentences(usual: number, path: string, description: string): number {
    const range = readSentenceRange(description) ?? (usual < 4 ? { least: usual, most: usual } : { least: 4, most: 5 });
    // The least that was asked for leaves no room for an argument.
    const least = range.most - range.least > 1 ? range.least + 1 : range.least;
    const spread = Math.floor(fraction(`${textSeed}|${path}|length`) * (range.most - least + 1));
    return Math.max(1, least + spread - (3 - richness));
  }

  function fillString(schema: JsonSchema, place: Place): string {
    const { name, path } = place;
    if (isQuoteName(name)) return place.quote ?? nextQuote(place) ?? '';
    if (schema.format === 'date-time') return '2000-01-01T00:00:00Z';
    if (schema.format === 'date') return '2000-01-01';

    const topic = place.topic ?? 'the portrait';
    if (isExcuseName(name))
      return `The ${scene ? 'observation' : 'text'} has ${count(prose.seen.wordCount, 'word')} and does not speak about ${topic}.`;
    const shape = shapeOf(name, place.depth <= 1, schema.description ?? '');
    const { kind, sentences } = shape;
    const text =
      kind === 'phrase'
        ? choosePhrase(path, topic)
        : fillProse({ ...place, topic }, { kind, sentences }, schema.description ?? '');
    return shorten(text, readBound(schema, 'maxLength'));
  }

  function choosePhrase(path: string, topic: string): string {
    const words = prose.seen.distinctive.slice(0, 8);
    return words[Math.floor(fraction(`${textSeed}|${path}`) * words.length)] ?? topic;
  }

  function fillProse(place: Place & { topic: string }, { kind, sentences }: ProseShape, description: string): string {
    const isFirst = !isMarked && kind !== 'comment';
    isMarked ||= isFirst;
    const written = prose.write({
      seed: `${textSeed}|${place.path}`,
      aim: readAim(place),
      // A comment speaks about the last of them.
      quotes: place.quotes,
      sentences: countSentences(sentences, place.path, description),
      kind: isFirst && kind === 'section' && place.depth <= 1 ? 'overview' : kind,
    });
    return isFirst ? `Simulated reading: ${written}` : capitalise(written);
  }
}
