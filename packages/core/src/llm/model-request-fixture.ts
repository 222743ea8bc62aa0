import { z } from 'zod';

import type { ModelRequest } from './model-request.ts';

/** A sample request for the tests of this folder. */

export const secretInstructions = 'INSTRUCTIONS-THAT-MUST-NOT-LEAK: read with care.';

export const visitorText = `I have kept a notebook since I was nineteen, and I still reread it every Sunday evening.
My sister says I plan too much, but plans are the only thing that calms me down. Last week the boiler broke and I spent
three hours on the phone, patient at first, then not patient at all. Maybe I should have asked for help? I never ask for help.`;

const Evidence = z.strictObject({ quote: z.string().min(1), shows: z.string().min(1) });
const Trait = z.strictObject({
  evidence: z.array(Evidence).max(3),
  interpretation: z.string().min(1),
  position: z.int().min(-100).max(100).nullable(),
  level: z.enum(['low', 'middle', 'high']),
  why_not: z.string().nullable(),
});
export const Report = z.strictObject({
  summary: z.string().startsWith('Simulated reading:'),
  openness: Trait.describe('Openness: curiosity, imagination, taste for the new'),
  conscientiousness: Trait.describe('Conscientiousness: order, plans, self-discipline'),
  extraversion: Trait.describe('Extraversion: energy among people'),
  is_crisis: z.boolean(),
});

export const reportSchema = {
  name: 'report',
  description: 'A reading of one text',
  schema: z.toJSONSchema(Report, { target: 'draft-7' }),
};

export function createModelRequest(changes: Partial<ModelRequest> & Pick<ModelRequest, 'provider'>): ModelRequest {
  return {
    instructions: secretInstructions,
    material: `<material-0f3a>\n${visitorText}\n</material-0f3a>`,
    schema: reportSchema,
    maxOutputTokens: 9000,
    cacheKey: 'bigfive-1',
    visitorHash: 'visitor-hash',
    signal: new AbortController().signal,
    onText: () => undefined,
    ...changes,
  };
}

/** Bytes with the start and end markers of a JPEG, distinct per name. */
export function createJpeg(name: string): Uint8Array {
  return new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...Buffer.from(name.padEnd(60)), 0xff, 0xd9]);
}
