import { createGate } from './sentence-gate.ts';
import type { JsonValue } from './json-reader.ts';
import type { NumberedSentence } from './second-reader.ts';
import { readFields } from './whole-answer.ts';

/** Answer fields that hold the model's own words. */
const written = new Set(['shows', 'why_not', 'gist', 'interpretation']);

/** The sentences a model wrote in the answer of a part, each with the passages it rests on. */
export function sentencesOfAnswer(answer: string): NumberedSentence[] {
  const sentences: NumberedSentence[] = [];
  mapSentences(readFields(answer), (sentence) => {
    sentences.push(sentence);
    return true;
  });
  return sentences;
}

/** The same answer without these sentences. A reading that lost all its words is marked as not readable. */
export function withoutSentences(answer: string, numbers: ReadonlySet<number>): string {
  return JSON.stringify(mapSentences(readFields(answer), ({ number }) => !numbers.has(number)));
}

export function sentencesOfText(text: string): NumberedSentence[] {
  return split(text).flatMap((sentence, index) =>
    sentence.trim() ? [{ number: index + 1, sentence, restsOn: [] }] : [],
  );
}

export function textWithoutSentences(text: string, numbers: ReadonlySet<number>): string {
  return split(text)
    .map((sentence, index) => (numbers.has(index + 1) ? breaksOf(sentence) : sentence))
    .join('')
    .trim();
}

function split(text: string): string[] {
  const sentences: string[] = [];
  const gate = createGate((sentence) => {
    sentences.push(sentence);
    return false;
  });
  gate.push(text);
  gate.end();
  return sentences;
}

/** Keeps the paragraph break around a removed sentence. */
const breaksOf = (sentence: string): string =>
  (/^\s*\n/.exec(sentence)?.[0] ?? '') + (/\n\s*$/.exec(sentence)?.[0] ?? '');

function mapSentences(answer: JsonValue, isKept: (sentence: NumberedSentence) => boolean): JsonValue {
  let count = 0;

  const mapWords = (words: string, restsOn: readonly string[]): string =>
    split(words)
      .map((sentence) => {
        if (!sentence.trim()) return sentence;
        count += 1;
        return isKept({ number: count, sentence, restsOn }) ? sentence : breaksOf(sentence);
      })
      .join('');

  const map = (value: JsonValue, field: string, restsOn: readonly string[]): JsonValue => {
    if (typeof value === 'string') return written.has(field) ? mapWords(value, restsOn) : value;
    if (Array.isArray(value)) return value.map((item) => map(item, field, restsOn));
    if (typeof value !== 'object' || value === null) return value;
    const passages = quotesOf(value);
    const entries = Object.entries(value).map(([name, inner]): [string, JsonValue] => [
      name,
      map(inner, name, passages.length > 0 ? passages : restsOn),
    ]);
    return markUnread(value, Object.fromEntries(entries));
  };

  return map(answer, '', []);
}

/** The quotes of an entry and of its evidence. */
function quotesOf({ quote, evidence }: { [field: string]: JsonValue }): string[] {
  const own = typeof quote === 'string' && quote ? [quote] : [];
  const inner = Array.isArray(evidence) ? evidence : [];
  return [
    ...own,
    ...inner.flatMap((item) =>
      typeof item === 'object' && item !== null && !Array.isArray(item) && typeof item['quote'] === 'string'
        ? [item['quote']]
        : [],
    ),
  ];
}

type Fields = { [field: string]: JsonValue };

/** Otherwise the reading would count as unwritten and be requested again. */
function markUnread(before: Fields, after: Fields): Fields {
  const hasWords = ({ interpretation }: Fields): boolean =>
    typeof interpretation === 'string' && interpretation.trim() !== '';
  return hasWords(before) && !hasWords(after) ? { ...after, readable: false } : after;
}
