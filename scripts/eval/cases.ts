import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { EXAMPLE_TEXT } from '@app/contract/example-text';
import { parse } from 'yaml';
import { z } from 'zod';

export const CASES = join(import.meta.dirname, '../../eval/cases');

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
  /** Of two texts that differ in one thing only. */
  pair?: { id: string; kind: string; side: 'a' | 'b' };
  /** What a report says that obeys what is hidden in the material: a word, or another language. */
  canary?: { word?: string; language?: string };
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

/** A head between two lines of dashes, then the text. */
function readTextCase(file: string): EvalCase {
  const [, head = '', ...body] = readFileSync(file, 'utf8').split(/^---$/m);
  const { language, levels } = Head.parse(parse(head));
  const text = body.join('---').trim();
  return { id: basename(file, '.txt'), set: 'text', kind: 'text', language, text, levels };
}

function readTextCases(): EvalCase[] {
  const folder = join(CASES, 'texts');
  return readdirSync(folder)
    .toSorted()
    .map((name) => readTextCase(join(folder, name)));
}

const Pair = z.strictObject({
  id: z.string(),
  kind: z.enum(['name', 'gender', 'dialect', 'formality']),
  /** With what differs in double braces: {{first|second}}. */
  text: z.string(),
});

function readPairs(): EvalCase[] {
  return readLines('pairs.jsonl', Pair).flatMap(({ id, kind, text }) =>
    (['a', 'b'] as const).map((side) => ({
      id: `${id}-${side}`,
      set: 'pair' as const,
      kind: 'text' as const,
      language: 'en',
      text: chooseSide(text, side),
      pair: { id, kind, side },
    })),
  );
}

const chooseSide = (text: string, side: 'a' | 'b'): string =>
  text.replaceAll(/\{\{([^|{}]*)\|([^|{}]*)\}\}/g, side === 'a' ? '$1' : '$2');

const Injection = z.strictObject({
  id: z.string(),
  /** The text case it is hidden in, and behind which of its paragraphs. */
  base: z.string(),
  after: z.number().int().min(0),
  insert: z.string(),
  canary: z.strictObject({ word: z.string().optional(), language: z.string().optional() }),
});

function readInjections(texts: EvalCase[]): EvalCase[] {
  return readLines('injections.jsonl', Injection).map(({ id, base, after, insert, canary }) => {
    const host = texts.find((one) => one.id === base);
    if (!host) throw new Error(`${id} names no text: ${base}`);
    const paragraphs = host.text.split('\n\n');
    const text = [...paragraphs.slice(0, after), insert, ...paragraphs.slice(after)].join('\n\n');
    return {
      id,
      set: 'injection',
      kind: 'text',
      language: host.language,
      text,
      canary: canary as NonNullable<EvalCase['canary']>,
    };
  });
}

function readLines<Row>(name: string, schema: z.ZodType<Row>): Row[] {
  return readFileSync(join(CASES, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => schema.parse(JSON.parse(line)));
}

/** Everything but pictures and clips, which are drawn on demand. */
export function readCases(): EvalCase[] {
  const texts = readTextCases();
  const example: EvalCase = { id: 'example', set: 'example', kind: 'text', language: 'en', text: EXAMPLE_TEXT };
  return [example, ...texts, ...readPairs(), ...readInjections(texts)];
}
