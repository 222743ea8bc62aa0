import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const FOLDER = join(import.meta.dirname, '../../eval/held-out');

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

const sets = ['crisis', 'sentences', 'quotes', 'under-18'] as const;

export function readHeldOut(): HeldOut[] {
  return sets.flatMap((set) =>
    readFileSync(join(FOLDER, `${set}.jsonl`), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => HeldOut.parse(JSON.parse(line))),
  );
}
