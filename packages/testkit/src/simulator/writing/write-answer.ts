import type { ContentChange } from '../faults.ts';
import { hash } from '../hash.ts';
import type { SceneOrder } from '../read-order.ts';
import type { Ask } from '../wire/wire.ts';
import { changeContent } from './change-content.ts';
import { fillSchema, type Richness } from './fill-schema.ts';
import type { JsonSchema } from './json-schema.ts';
import { readTalk } from './read-talk.ts';
import { writeChat, writeReply } from './write-chat.ts';
import { isObservationSchema, writeObservation } from './write-observation.ts';
import { isPagesSchema, writePages } from './write-pages.ts';

const richnesses: Richness[] = [3, 2, 1];

const usualScene: SceneOrder = { people: 2, hasMinor: false };

const KEPT_ANSWERS = 100;
const kept = new Map<string, string>();

/** The text of an answer: JSON that fits the schema, or plain words when there is none. */
export function writeAnswer(ask: Ask, change: ContentChange | undefined, scene = usualScene): string {
  const { schema, userText, parts, maxOutputTokens } = ask;
  if (schema === undefined) return writePlainly(userText, change);

  if (isObservationSchema(schema)) return changeContent(writeObservation({ schema, parts, scene }), change);
  if (isPagesSchema(schema, parts)) return changeContent(writePages(parts), change);

  // The same question has the same answer, and a load test asks it thousands of times.
  const material = readMaterial(userText);
  const isScene = /<observation-[0-9a-f]+>/i.test(userText);
  const key = JSON.stringify([isScene, hash(material), material.length, schema, change, maxOutputTokens]);
  const known = kept.get(key);
  if (known !== undefined) return known;

  const answer = writeToFit(schema, { material, isScene, change, maxOutputTokens });
  kept.set(key, answer);
  const [oldest] = kept.keys();
  if (kept.size > KEPT_ANSWERS && oldest !== undefined) kept.delete(oldest);
  return answer;
}

function writePlainly(userText: string, change: ContentChange | undefined): string {
  if (change === 'empty' || change === 'nothing') return '';
  const talk = readTalk(userText);
  return talk ? writeReply(talk, change === 'invented-quotes') : writeChat(readQuestion(userText));
}

type Request = {
  material: string;
  isScene: boolean;
  change: ContentChange | undefined;
  maxOutputTokens: number | undefined;
};

function writeToFit(schema: JsonSchema, { material, isScene, change, maxOutputTokens }: Request): string {
  let answer = '';
  for (const richness of richnesses) {
    answer = changeContent(fillSchema(schema, material, richness, isScene), change);
    if (maxOutputTokens === undefined || answer.length / 4 <= maxOutputTokens) break;
  }
  return answer;
}

/** The visitor's text stands inside a tag with a random name; without one, the whole message is the text. */
export function readMaterial(userText: string): string {
  const [longest] = [...userText.matchAll(/<((?:material|observation)-[0-9a-f]+)>([\s\S]*?)<\/\1>/gi)]
    .map((match) => match[2] ?? '')
    .toSorted((a, b) => b.length - a.length);
  return (longest ?? userText).trim();
}

/** In a chat the question may stand after the material it is about. */
function readQuestion(userText: string): string {
  const outside = userText.replaceAll(/<((?:material|observation)-[0-9a-f]+)>[\s\S]*?<\/\1>/gi, ' ').trim();
  return outside === '' ? readMaterial(userText) : outside;
}
