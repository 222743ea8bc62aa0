import type { Dimension, Lens } from '@app/frameworks/framework';
import { type JsonSchema, list, numberOrNull, object, text, textOrNull } from './json-schema.ts';
import { hasPortrait, isAnythingAsked, type Plan } from './plan-reading.ts';

/**
 * What the model must fill in. The rules all four providers share: every property required, null instead of
 * optional, no maps, no more than five levels. Order is meaning: the flag that puts help first, then prose a visitor
 * can read, and in each dimension the quotes before the judgement and the judgement before the words.
 */
export function buildSchema(plan: Plan, { withSummary }: { withSummary: boolean }): JsonSchema {
  return object({
    ...(withSummary && {
      self_harm_mentioned: {
        type: 'boolean',
        description: 'True if the material speaks of suicide, self-harm or wanting to be dead, of anyone.',
      },
    }),
    ...(withSummary &&
      hasPortrait(plan) && {
        summary: text(
          `The portrait: one paragraph of five to seven sentences about what is most characteristic ${plan.media ? 'of how this is presented here and of no other' : 'of this writer and of no other'}.`,
        ),
        summary_evidence: list(evidenceSchema, 'Two or three passages that carry the portrait.'),
      }),
    ...(isAnythingAsked(plan) &&
      Object.fromEntries(
        plan.lenses
          .filter(({ asked }) => asked.length > 0)
          .map(({ lens, asked }) => [lens.key, lensSchema(lens, asked)]),
      )),
  });
}

export const evidenceSchema = object({
  quote: text('Copied from the material letter for letter, one sentence or a telling part of one.'),
  shows: text('In one short sentence: what this passage does or says that matters here.'),
});

function lensSchema(lens: Lens, asked: Dimension[]): JsonSchema {
  if (lens.listing === 'each') {
    const readings = asked.map((dimension) => [dimension.key, object(fieldsOf(lens, dimension), describe(dimension))]);
    return object(Object.fromEntries(readings) as Record<string, JsonSchema>, lens.title);
  }
  const key: JsonSchema = {
    type: 'string',
    enum: asked.map((dimension) => dimension.key),
    description: `Which dimension:\n${asked.map((dimension) => `${dimension.key}: ${describe(dimension)}`).join('\n')}`,
  };
  return list(
    object({ key, ...fieldsOf(lens) }),
    `${lens.title}: only what the material really speaks of, in the order given; empty if nothing.`,
  );
}

/** What to look for, as the model reads it. */
export function describe({ title, lookFor, low, high, cannot }: Dimension): string {
  const poles = low && high ? ` From ${low} to ${high}.` : '';
  return `${title}${lookFor ? `: ${lookFor}` : ''}.${poles}${cannot ? ` Not: ${cannot}.` : ''}`;
}

const lengths = {
  paragraph: 'three to five sentences',
  sentences: 'two or three sentences',
  sentence: 'one or two sentences',
};

function fieldsOf(lens: Lens, dimension?: Dimension): Record<string, JsonSchema> {
  const isPlain = dimension?.evidence === 'plain';
  return {
    evidence: list(
      evidenceSchema,
      isPlain ? 'Usually empty.' : 'One to three passages; more only if each adds something.',
    ),
    counter: list(evidenceSchema, 'Passages that speak against the reading; empty when there are none.'),
    ...(lens.listing === 'each' && {
      why_not: textOrNull('Null when it can be read; else why this material cannot show it.'),
    }),
    ...valueField(lens),
    interpretation: textOrNull(`The reading in ${lengths[lens.length]}; null when it cannot be read.`),
  };
}

function valueField({ scale }: Lens): Record<string, JsonSchema> {
  switch (scale) {
    case 'bipolar':
      return {
        position: numberOrNull(
          'From -100 (wholly the first pole) to 100 (wholly the second): how this material comes across. Null when it cannot be read.',
        ),
      };
    case 'unipolar':
      return {
        position: numberOrNull(
          'From 0 (none of it) over 50 (about average) to 100 (very much): how this material comes across. Null when it cannot be read.',
        ),
      };
    case 'strength':
      return {
        strength: numberOrNull(
          'From 0 to 4: 0 not seen, 1 faint, 2 some, 3 clear, 4 said by the writer in so many words. Null when it cannot be read.',
        ),
      };
    case 'symptom':
      return {
        label: {
          type: 'string',
          enum: [...symptomLabels],
          description: 'What the writer says of it about themselves.',
        },
      };
    case 'mention':
    case 'prose':
      return {};
  }
}

export const symptomLabels = ['denied', 'mentioned', 'mentioned_often', 'mentioned_daily'] as const;
export type SymptomLabel = (typeof symptomLabels)[number];
