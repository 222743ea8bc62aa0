import type { Section } from '@app/frameworks/framework';

export type JsonSchema = {
  type: string | string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: false;
  items?: JsonSchema;
};

/**
 * What the model must fill in. The rules all four providers share: every property required, null instead of
 * optional, no maps. Order is meaning: prose a visitor can read comes first, evidence before the claim it carries.
 */
export function buildSchema(sections: Section[], { withSummary }: { withSummary: boolean }): JsonSchema {
  return object({
    ...(withSummary && {
      summary: text(
        'A portrait in one paragraph of four to six sentences: what is most characteristic of this writer and of no other.',
      ),
      summary_evidence: list(evidence, 'Two or three passages that carry the portrait.'),
    }),
    sections: object(Object.fromEntries(sections.map((section) => [section.key, readingOf(section)]))),
  });
}

const text = (description: string): JsonSchema => ({ type: 'string', description });
const textOrNull = (description: string): JsonSchema => ({ type: ['string', 'null'], description });
const list = (items: JsonSchema, description: string): JsonSchema => ({ type: 'array', items, description });

function object(properties: Record<string, JsonSchema>, description?: string): JsonSchema {
  return {
    type: 'object',
    ...(description && { description }),
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

const evidence = object({
  quote: text('Copied from the material letter for letter, one sentence or a telling part of one.'),
  shows: text('In one short sentence: what this passage shows.'),
});

function readingOf({ title, lookFor, cannot, evidence: rule }: Section): JsonSchema {
  const needed = rule === 'plain' ? 'Usually empty.' : 'One to three passages; more only if each adds something.';
  return object(
    {
      evidence: list(evidence, needed),
      counter: list(evidence, 'Passages that speak against the reading; empty when there are none.'),
      why_not: textOrNull('Null when the section can be written; else why this material cannot show it.'),
      interpretation: textOrNull('The reading in three to five sentences; null when why_not is given.'),
    },
    `${title}: ${lookFor}${cannot ? ` (${cannot})` : ''}`,
  );
}
