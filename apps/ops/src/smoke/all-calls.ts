import {
  answerSchema,
  buildInstructions,
  buildOpeningTask,
  buildReadingsTask,
  checkObservation,
  countWords,
  findQuote,
  hasPortrait,
  openMedia,
  parseJson,
  type Part,
  type Plan,
  planMedia,
  planParts,
  planReading,
  prepareSource,
  wrapMaterial,
} from '@app/reading';
import { EXAMPLE_TEXT } from '@app/contract/example-text';
import type { Framework, MediaKind } from '@app/frameworks/framework';
import { frameworks } from '@app/frameworks/index';
import type { SmokeCall } from './run-call.ts';

/** A sample vision model observation with enough detail for every framework. */
const seen = {
  scene: [{ what: 'a long wooden table with open notebooks', place: 'centre', at_seconds: -1 }],
  people: ['left', 'right'].map((position) => ({
    position,
    clothing: 'dark jacket',
    seems_adult: true,
    cues: [
      { kind: 'posture', what: 'leans forward with both hands on the table', at_seconds: 2 },
      { kind: 'activity', what: 'writes down what the other person says', at_seconds: 5 },
    ],
  })),
  main_person: 1,
  visible_text: [],
};
const spoken = EXAMPLE_TEXT.split(/(?<=\.)\s+/)
  .slice(0, 12)
  .map((text, index) => ({ startSeconds: index * 4, endSeconds: index * 4 + 4, text }));

/** Every framework with every input kind: its opening and first part, as requested for a visitor's analysis. */
export function listAllCalls(): SmokeCall[] {
  return frameworks.flatMap((framework) => [
    ...callsOf('text', planReading(framework, 'text', countWords(EXAMPLE_TEXT)), EXAMPLE_TEXT),
    ...(['image', 'video'] as const).flatMap((kind) => mediaCalls(framework, kind)),
  ]);
}

function mediaCalls(framework: Framework, kind: MediaKind): SmokeCall[] {
  const observation = checkObservation(seen, { kind, maxPeople: 5, durationSeconds: 60 });
  const material = { kind, observation, ...(kind === 'video' && { transcript: { segments: spoken } }) };
  const plan = planMedia(framework, material, { maxPeople: 5 });
  return callsOf(kind, plan, openMedia(plan, material, { simulated: false }).source.text);
}

function callsOf(kind: string, plan: Plan, material: string): SmokeCall[] {
  const parts = planParts(plan, { opening: true, has: () => true });
  const [first] = parts.filter((part) => part.kind === 'readings');
  const [opening] = hasPortrait(plan) ? parts : [];
  return [opening, first].flatMap((part) => (part ? [callOf(kind, plan, material, part)] : []));
}

function callOf(kind: string, plan: Plan, material: string, part: Part): SmokeCall {
  return {
    name: `${plan.framework.id} ${kind} ${part.kind}`,
    request: {
      instructions: buildInstructions(plan),
      material: wrapMaterial(material, plan.media ? 'observation' : 'material'),
      task: part.kind === 'opening' ? buildOpeningTask(plan) : buildReadingsTask(plan, part.keys),
      schema: { name: 'reading', description: 'A part of a reading', schema: answerSchema },
      maxOutputTokens: part.maxOutputTokens,
    },
    read: (text) => describeAnswer(text, part, material),
  };
}

/** How complete the answer is and how many of its quotes occur in the material. */
function describeAnswer(text: string, { kind, keys }: Part, material: string): string {
  const answer = parseJson(text) as { portrait?: string; readings?: { key?: string }[] } | undefined;
  if (!answer) throw new Error('the answer is no JSON');
  const source = prepareSource(material);
  const quotes = quotesIn(answer);
  const found = quotes.filter((quote) => findQuote(source, quote)).length;
  const written = new Set((answer.readings ?? []).map(({ key }) => key));
  const complete =
    kind === 'opening'
      ? `a portrait of ${countWords(answer.portrait ?? '')} words`
      : `${keys.filter((key) => written.has(key)).length} of ${keys.length} keys`;
  return `${complete}, ${found} of ${quotes.length} quotes found`;
}

function quotesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(quotesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) =>
    field === 'quote' && typeof inner === 'string' && inner !== '' ? [inner] : quotesIn(inner),
  );
}
