import { type Dimension, isBarScale, type Item, type Lens, type Scale } from '@app/frameworks/framework';
import { keyOf } from '../plan/plan-parts.ts';
import type { Plan, PlannedLens } from '../plan/plan-reading.ts';
import { barLevels, symptomLevels, strengthLevels } from './levels.ts';

/** How a row is found; every rule that code enforces stands here, once. */
const rowsFor = ({ media }: Plan): string =>
  [
    `You fill the rows that stand behind a letter to them: what each scale below shows, with the passages as proof. For each row look for the passages first, weigh those that point the other way, then judge, and only then put it into words: ${media ? '' : 'to them, as "you", '}plainly, without praise, alarm or advice.`,
    'A quote is a sentence of the material or a part of one, copied letter for letter, never cutting off its denial, its condition or its speaker. A program looks it up: a quote that does not stand there is thrown away with what rests on it, and so is a sentence that puts between quotation marks what does not stand there, or names a person or a figure that does not. At most two rows of this list may rest on the same passage, and a row without a quote is left out unless its line says otherwise.',
  ].join('\n\n');

/** For scales with positions. */
const PLACES =
  'They ordered every row, so read it wherever a passage bears on it; where there is little to go on, place it near the middle and say so. A place near an end needs three separate occasions. Set readable to false where no passage bears on it, or only passages about a hard stretch they are going through: say in why_not what is missing, name the passage that came closest in considered, and give position -1.';
const OTHERS =
  'Set readable to false where no passage bears on a row: say in why_not what is missing, and name the passage that came closest in considered.';

export function buildReadingsTask(plan: Plan, keys: readonly string[]): string {
  const items = itemsOf(plan, keys);
  return assembleTask('readings', items.length > 0 ? ['items', 'readings'] : ['readings'], plan.framework.id, [
    rowsFor(plan),
    lensesOf(plan, keys).some(({ lens }) => isBarScale(lens.scale)) ? PLACES : OTHERS,
    ...(plan.framework.cautions.length > 0 ? [plan.framework.cautions.join(' ')] : []),
    ...(items.length > 0 ? [describeItems(items)] : []),
    'Write one entry in `readings` for each key below, in this order; under a heading that says "only what the material speaks of", only for the keys it speaks of. Set self_harm_mentioned. What does not apply is "", [], or -1.',
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
  bipolar: `bipolar: \`level\` is one of ${barLevels.join(', ')}, and \`position\` a number inside it: 5 to 19, 20 to 39, 40 to 60, 61 to 80, 81 to 95. Low is the first end that a row names, high the second; evidence is for the end that is read.`,
  unipolar: `unipolar: \`level\` is one of ${barLevels.join(', ')}, and \`position\` a number inside it: 5 to 19, 20 to 39, 40 to 60, 61 to 80, 81 to 95; low is little of it, high is much.`,
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
  return lensesOf(plan, keys).map(({ lens, asked, about: person }) => {
    const about = [lens.what, lens.rule].filter((part) => part).join(' ');
    const lines = asked.filter((dimension) => keys.includes(keyOf(lens, dimension)));
    return [
      `## ${person === undefined ? lens.title : `Person ${person}`}${lens.listing === 'found' ? ' (only what the material speaks of)' : ''}`,
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
  return `First rate in \`items\` each statement below on which the material says something about the writer, from 1 (very inaccurate) to 5 (very accurate), with the passage it rests on. They are a second witness beside your own judgement.\n${lines.join('\n')}`;
}

const lengths: Record<Lens['length'], string> = {
  paragraph: 'two sentences',
  sentences: 'one or two sentences',
  sentence: 'one sentence',
};

function describe(lens: Lens, dimension: Dimension): string {
  const { title, lookFor, low, high, cannot, evidence } = dimension;
  const ends = low && high ? ` Low: ${low}; high: ${high}.` : '';
  const quotes = evidence === 'plain' ? ' Needs no quote.' : '';
  return `- key: ${keyOf(lens, dimension)} | scale: ${lens.scale} | length: ${lengths[lens.length]} | ${title}${lookFor ? `: ${lookFor}` : ''}.${ends}${cannot ? ` Mind: ${cannot}.` : ''}${quotes}`;
}
