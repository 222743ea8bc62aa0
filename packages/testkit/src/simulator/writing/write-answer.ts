import type { ContentChange } from '../faults.ts';
import { hash } from '../hash.ts';
import type { SceneOrder } from '../read-order.ts';
import type { WireRequest } from '../wire/wire.ts';
import { changeContent } from './change-content.ts';
import { fillAnswer } from './fill-answer.ts';
import { fillSchema } from './fill-schema.ts';
import type { RequestedSchema } from './json-schema.ts';
import { readMaterial, splitPassages } from './read-material.ts';
import { readTask } from './read-task.ts';
import { answerSmallTask, type Labels, readSmallTask } from './small-tasks.ts';
import { recordedAnswer } from './recorded-answer.ts';
import { writeFollowUp } from './write-follow-up.ts';
import { readTalk, writeChat, writeReply } from './write-chat.ts';
import { isObservationSchema, writeObservation } from './write-observation.ts';
import { isPagesSchema, writePages } from './write-pages.ts';

const KEPT_ANSWERS = 100;
const kept = new Map<string, string>();

/** The text of an answer: JSON that fits the schema, or plain text when there is none. */
export function writeAnswer(
  ask: WireRequest,
  change: ContentChange | undefined,
  { scene, labels }: { scene: SceneOrder; labels: Labels },
): string {
  const { schema, userText, parts } = ask;
  const task = readSmallTask(ask);
  if (task !== undefined) {
    // Answers to small tasks contain no prose that could be extracted.
    if (change === 'plain-prose') return 'I would rather talk about the weather.';
    return changeContent(answerSmallTask(task, ask, labels), change);
  }
  if (schema === undefined) return writePlainly(userText, change);
  if (isObservationSchema(schema)) return changeContent(writeObservation({ schema, parts, scene }), change);
  if (isPagesSchema(schema, parts)) return changeContent(writePages(parts), change);
  return changeContent(writeReport(schema, userText), change);
}

function writePlainly(userText: string, change: ContentChange | undefined): string {
  if (change === 'empty' || change === 'nothing') return '';
  const followUp = writeFollowUp(userText);
  if (followUp !== undefined) return followUp;
  const talk = readTalk(userText);
  return talk ? writeReply(talk, change === 'invented-quotes') : writeChat(readMaterial(userText).outside);
}

/** Caches answers: the same question has the same answer, and a load test sends it thousands of times. */
function writeReport(schema: RequestedSchema, userText: string): unknown {
  const { material, isScene, outside } = readMaterial(userText);
  const task = readTask(outside);
  if (task === undefined) return fillSchema(schema, splitPassages(material, isScene));
  const key = `${hash(outside)} ${hash(material)} ${material.length} ${isScene}`;
  const known = kept.get(key);
  if (known !== undefined) return JSON.parse(known) as unknown;

  const answer = recordedAnswer(task, material) ?? fillAnswer(task, material, isScene);
  kept.set(key, JSON.stringify(answer));
  const [oldest] = kept.keys();
  if (kept.size > KEPT_ANSWERS && oldest !== undefined) kept.delete(oldest);
  return answer;
}
