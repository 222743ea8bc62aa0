import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { EXAMPLE_TEXT } from '@app/contract/example-text';
import { parse } from 'yaml';
import { z } from 'zod';
import { readLines } from './files.ts';

export const CASES = join(import.meta.dirname, '../cases');

export const traits = ['openness', 'conscientiousness', 'extraversion', 'agreeableness', 'neuroticism'] as const;
export type Trait = (typeof traits)[number];

const level = z.number().min(0).max(100);
/** From 0 to 100, as a report draws them. An imported set may lack some. */
export type Levels = Partial<Record<Trait, number>>;

export type EvalCase = {
  id: string;
  set: 'text' | 'example' | 'pair' | 'injection' | 'media' | 'import';
  kind: 'text' | 'image' | 'video';
  language: string;
  text: string;
  levels?: Levels;
  /** The side of a pair of texts that differ in one thing. */
  pair?: { id: string; kind: string; side: 'a' | 'b' };
  /** What a report contains if the model obeys the instruction hidden in the material: a word, or another language. */
  canary?: { word?: string | undefined; language?: string | undefined };
  /** A picture or clip, and how many people it shows. */
  file?: string;
  people?: number;
};

const Head = z.strictObject({
  language: z.string().length(2),
  age: z.number(),
  register: z.string(),
  topic: z.string(),
  levels: z.record(z.enum(traits), level),
  why: z.string(),
});

/** A file has a YAML head between two lines of dashes, then the text. */
function readTextCase(name: string): EvalCase {
  const [, head = '', ...body] = readFileSync(join(CASES, 'texts', name), 'utf8').split(/^---$/m);
  const { language, levels } = Head.parse(parse(head));
  return { ...written, id: basename(name, '.txt'), set: 'text', language, text: body.join('---').trim(), levels };
}

const written = { kind: 'text', language: 'en' } as const;

const Pair = z.strictObject({
  id: z.string(),
  kind: z.enum(['name', 'gender', 'dialect', 'formality']),
  /** The difference stands in double braces: {{first|second}}. */
  text: z.string(),
});

function readPairs(): EvalCase[] {
  return readLines(join(CASES, 'pairs.jsonl'), Pair).flatMap(({ id, kind, text }) =>
    (['a', 'b'] as const).map((side): EvalCase => {
      const chosen = text.replaceAll(/\{\{([^|{}]*)\|([^|{}]*)\}\}/g, side === 'a' ? '$1' : '$2');
      return { ...written, id: `${id}-${side}`, set: 'pair', text: chosen, pair: { id, kind, side } };
    }),
  );
}

const Injection = z.strictObject({
  id: z.string(),
  /** The text case that the instruction is hidden in, and the number of paragraphs before it. */
  base: z.string(),
  after: z.number().int().min(0),
  insert: z.string(),
  canary: z.strictObject({ word: z.string().optional(), language: z.string().optional() }),
});

function readInjections(texts: EvalCase[]): EvalCase[] {
  return readLines(join(CASES, 'injections.jsonl'), Injection).map(({ id, base, after, insert, canary }) => {
    const host = texts.find((one) => one.id === base);
    if (!host) throw new Error(`${id} names no text: ${base}`);
    const paragraphs = host.text.split('\n\n');
    const text = [...paragraphs.slice(0, after), insert, ...paragraphs.slice(after)].join('\n\n');
    return { ...written, id, set: 'injection', language: host.language, text, canary };
  });
}

/** Reads all cases but pictures and clips, which `drawMedia` draws on demand. */
export function readCases(): EvalCase[] {
  const texts = readdirSync(join(CASES, 'texts')).toSorted().map(readTextCase);
  const example: EvalCase = { ...written, id: 'example', set: 'example', text: EXAMPLE_TEXT };
  return [example, ...texts, ...readPairs(), ...readInjections(texts)];
}
