import type { Dimension, Item, Lens, Scale } from '@app/frameworks/framework';
import { keyOf } from '../plan/plan-parts.ts';
import type { Plan, PlannedLens } from '../plan/plan-reading.ts';
import { symptomLevels, strengthLevels } from './levels.ts';

/**
 * Builds the task of the call that writes the opening. A task is the last part of a request and says which fields to
 * fill; the provider simulator parses its labelled lines.
 */
export function buildOpeningTask({ media, framework }: Plan): string {
  const whom = media ? 'of how this is presented here and of no other' : 'of this writer and of no other';
  return assembleTask('opening', ['noticed', 'headline', 'portrait', 'findings', 'questions'], framework.id, [
    'First list six to ten passages in `noticed`: what is most particular, the most telling first.',
    `Then write the headline, the portrait (one paragraph of five to seven sentences about what is most characteristic ${whom}) and three findings. A finding joins at least two passages that stand far apart and rests on a quote. End with two or three questions that cannot be answered with a resolution.`,
    'Set self_harm_mentioned. Leave every other field empty.',
  ]);
}

export function buildReadingsTask(plan: Plan, keys: readonly string[]): string {
  const items = itemsOf(plan, keys);
  return assembleTask('readings', items.length > 0 ? ['items', 'readings'] : ['readings'], plan.framework.id, [
    ...(items.length > 0 ? [describeItems(items)] : []),
    'Write one entry in `readings` for each key below, in this order. Under a heading that says "only what the material speaks of", leave out the keys it does not speak of. Set self_harm_mentioned, and leave every field empty that is not named above. For each: the passages for it, those against it, then the judgement, then the words.',
    ...scaleRules(plan, keys),
    ...describeLenses(plan, keys),
  ]);
}

export function buildPassagesTask(plan: Plan): string {
  const keys = plan.lenses.flatMap(({ lens, asked }) => asked.map((dimension) => keyOf(lens, dimension)));
  return assembleTask('passages', ['readings'], plan.framework.id, [
    'The material is one piece of a longer text. Do not judge yet: for each key this piece really speaks of, collect in `readings` the passages for it (evidence) and against it (counter), the most telling first. Set readable to true and leave why_not, level and interpretation empty and position at -1. Leave out keys this piece does not speak of, and leave every other list and text empty.',
    ...describeLenses(plan, keys),
  ]);
}

export function assembleTask(name: string, fields: string[], frameworkId: string, rules: string[]): string {
  return [`Task: ${name}\nFill: ${fields.join(', ')}\nFramework: ${frameworkId}`, ...rules].join('\n\n');
}

const scaleWords: Record<Scale, string> = {
  bipolar:
    'bipolar: `position` from 0 (wholly the first pole) to 100 (wholly the second); 50 only where the passages pull both ways equally.',
  unipolar: 'unipolar: `position` from 0 (none of it) to 100 (very much of it).',
  strength: `strength: \`level\` is one of ${strengthLevels.join(', ')}; \`position\` is -1.`,
  symptom: `symptom: \`level\` is one of ${symptomLevels.join(', ')}: what the writer says of it about themselves. "comes near": a passage touches on it without saying it; "points the other way": a passage speaks against it without denying it; \`position\` is -1.`,
  mention: 'mention: no number; `position` is -1 and `level` empty.',
  prose:
    'prose: no number; `position` is -1 and `level` empty. `gist` is the result in three to eight words that name something of this material.',
};

function scaleRules(plan: Plan, keys: readonly string[]): string[] {
  const scales = new Set(lensesOf(plan, keys).map(({ lens }) => lens.scale));
  return [`Scales:\n${[...scales].map((scale) => scaleWords[scale]).join('\n')}`];
}

function describeLenses(plan: Plan, keys: readonly string[]): string[] {
  return lensesOf(plan, keys).map(({ lens, asked }) => {
    const about = [lens.what, lens.rule].filter((part) => part).join(' ');
    const lines = asked.filter((dimension) => keys.includes(keyOf(lens, dimension)));
    return [
      `## ${lens.title}${lens.listing === 'found' ? ' (only what the material speaks of)' : ''}`,
      ...(about ? [about] : []),
      ...lines.map((dimension) => describe(lens, dimension)),
    ].join('\n');
  });
}

const lensesOf = ({ lenses }: Plan, keys: readonly string[]): PlannedLens[] =>
  lenses.filter(({ lens, asked }) => asked.some((dimension) => keys.includes(keyOf(lens, dimension))));

/** Only texts get items: the statements are about the writer, and a picture does not show what they ask about. */
function itemsOf(plan: Plan, keys: readonly string[]): Item[] {
  if (plan.kind !== 'text') return [];
  return lensesOf(plan, keys).flatMap(({ lens }) =>
    (lens.items ?? []).filter(({ dimension }) => keys.includes(keyOf(lens, { key: dimension }))),
  );
}

function describeItems(items: Item[]): string {
  const lines = items.map(({ key, statement }) => `- item: ${key} | ${statement}`);
  return `First rate in \`items\` each statement below on which the material says something about the writer, from 1 (very inaccurate) to 5 (very accurate), with the passage it rests on. Leave out every statement without a passage. The position of a trait is computed from these ratings.\n${lines.join('\n')}`;
}

const lengths: Record<Lens['length'], string> = {
  paragraph: 'three to five sentences',
  sentences: 'two or three sentences',
  sentence: 'one or two sentences',
};

function describe(lens: Lens, dimension: Dimension): string {
  const { title, lookFor, low, high, cannot, evidence } = dimension;
  const poles = low && high ? ` From ${low} to ${high}.` : '';
  const quotes = evidence === 'plain' ? ' Usually without a quote.' : '';
  return `- key: ${keyOf(lens, dimension)} | scale: ${lens.scale} | length: ${lengths[lens.length]} | ${title}${lookFor ? `: ${lookFor}` : ''}.${poles}${cannot ? ` Not: ${cannot}.` : ''}${quotes}`;
}
