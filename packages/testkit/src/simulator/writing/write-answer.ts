import type { ContentChange } from '../faults.ts';
import { hash } from '../hash.ts';
import type { SceneOrder } from '../read-order.ts';
import type { WireRequest } from '../wire/wire.ts';
import { changeContent, changeLetter } from './change-content.ts';
import { fillAnswer } from './fill-answer.ts';
import { fillSchema } from './fill-schema.ts';
import type { RequestedSchema } from './json-schema.ts';
import { readMaterial, splitPassages } from './read-material.ts';
import { readTask } from './read-task.ts';
import { answerSmallTask, type Labels, readSmallTask } from './small-tasks.ts';
import { recordedLastReading, recordedLetter, recordedRows } from './recorded-answer.ts';
import { writeFollowUp } from './write-follow-up.ts';
import { writeLastReading } from './write-last-reading.ts';
import { writeLetter } from './write-letter.ts';
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
  return changeContent(writeReport(schema, userText, labels), change);
}

function writePlainly(userText: string, change: ContentChange | undefined): string {
  if (change === 'empty' || change === 'nothing') return '';
  const { material, isScene, outside } = readMaterial(userText);
  const talk = readTalk(outside);
  if (talk) return writeReply(talk, change === 'invented-quotes');
  const task = readTask(outside);
  if (task?.name === 'letter')
    return changeLetter(recordedLetter(task, material) ?? writeLetter(material, isScene), change);
  return writeFollowUp(userText) ?? writeChat(outside);
}

/** Caches answers: the same question has the same answer, and a load test sends it thousands of times. */
function writeReport(schema: RequestedSchema, userText: string, { distress = [] }: Labels): unknown {
  const { material, isScene, letters, outside } = readMaterial(userText);
  const task = readTask(outside);
  if (task === undefined) return fillSchema(schema, splitPassages(material, isScene));
  if (task.name === 'last-reader') {
    const written = recordedLastReading(letters, material) ?? writeLastReading({ material, isScene, letters });
    const finds = letters.map((letter) => letter.slice(0, letter.indexOf('\n')));
    return {
      finds,
      ...written,
      distress: distress.find(({ text }) => material.includes(text))?.level ?? written.distress,
    };
  }
  const key = `${hash(outside)} ${hash(material)} ${material.length} ${isScene}`;
  const known = kept.get(key);
  if (known !== undefined) return JSON.parse(known) as unknown;

  const answer = recordedRows(task, material) ?? fillAnswer(task, material, isScene);
  kept.set(key, JSON.stringify(answer));
  const [oldest] = kept.keys();
  if (kept.size > KEPT_ANSWERS && oldest !== undefined) kept.delete(oldest);
  return answer;
}
