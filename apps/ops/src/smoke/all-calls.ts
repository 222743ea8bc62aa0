import {
  answerSchema,
  buildInstructions,
  buildLastReaderTask,
  buildLetterTask,
  buildReadingsTask,
  checkObservation,
  countWords,
  findQuote,
  lastReaderPart,
  lastReadingSchema,
  letterParts,
  openMedia,
  parseJson,
  type Part,
  type Plan,
  planMedia,
  planReading,
  planRows,
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

/** Two letters for the last reader to choose from. */
const letters = [
  '# The list is kept in the best handwriting\n\nIt is copied out every Sunday, with great care. It always holds the same call.',
  '# The timetable is always on time\n\nWhat floats is punctual. What does not float has to wait.',
].map((text) => ({ text, refused: [] }));

/** Every framework with every input kind: its first rows, a letter and the last reading, as for a visitor's analysis. */
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
  const parts = [...planRows(plan, () => true).slice(0, 1), ...letterParts.slice(0, 1), lastReaderPart];
  return parts.map((part) => {
    const { task, schema, describe } = partKinds[part.kind];
    return {
      name: `${plan.framework.id} ${kind} ${part.kind}`,
      request: {
        instructions: buildInstructions(plan),
        material: wrapMaterial(material, plan.media ? 'observation' : 'material'),
        task: task(plan, material, part),
        ...(schema && { schema }),
        maxOutputTokens: part.maxOutputTokens,
      },
      read: (text) => describe(text, material, part),
    };
  });
}

type PartKind = {
  task(plan: Plan, material: string, part: Part): string;
  schema?: NonNullable<SmokeCall['request']['schema']>;
  /** Summarises an answer. */
  describe(text: string, material: string, part: Part): string;
};

const partKinds: Record<Part['kind'], PartKind> = {
  readings: {
    task: (plan, _material, { keys }) => buildReadingsTask(plan, keys),
    schema: { name: 'reading', description: 'Rows of a reading', schema: answerSchema },
    describe: describeRows,
  },
  letter: {
    task: (plan, material) => buildLetterTask(plan, { words: countWords(material) }),
    describe: describeLetter,
  },
  'last-reader': {
    task: (plan) => buildLastReaderTask(plan, letters),
    schema: {
      name: 'last_reading',
      description: 'The chosen letter and what to change in it',
      schema: lastReadingSchema,
    },
    describe: describeLastReading,
  },
};

/** How complete the rows are and how many of their quotes occur in the material. */
function describeRows(text: string, material: string, { keys }: Part): string {
  const answer = parseJson(text) as { readings?: { key?: string }[] } | undefined;
  if (!answer) throw new Error('the answer is no JSON');
  const written = new Set((answer.readings ?? []).map(({ key }) => key));
  const complete = keys.filter((key) => written.has(key)).length;
  return `${complete} of ${keys.length} keys, ${countFound(quotesIn(answer), material)}`;
}

function describeLetter(text: string, material: string): string {
  if (text.trim() === '') throw new Error('the letter is empty');
  const quotes = [...text.matchAll(/“([^“”]+)”/g)].map(([, quote = '']) => quote);
  return `a letter of ${countWords(text)} words, ${countFound(quotes, material)}`;
}

function describeLastReading(text: string): string {
  const answer = parseJson(text) as { letter?: unknown; changes?: { sentence?: string }[] } | undefined;
  if (!answer) throw new Error('the answer is no JSON');
  const chosen = letters[Number(answer.letter) - 1];
  if (!chosen) throw new Error('the answer names no letter');
  const { changes = [] } = answer;
  const standing = changes.filter(({ sentence = '' }) => chosen.text.includes(sentence)).length;
  return `letter ${Number(answer.letter)}, ${standing} of ${changes.length} changes name a sentence of it`;
}

function countFound(quotes: readonly string[], material: string): string {
  const source = prepareSource(material);
  return `${quotes.filter((quote) => findQuote(source, quote)).length} of ${quotes.length} quotes found`;
}

function quotesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(quotesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) =>
    field === 'quote' && typeof inner === 'string' && inner !== '' ? [inner] : quotesIn(inner),
  );
}
