import type { WireRequest } from '../wire/wire.ts';
import type { WrittenDistress } from './answer.ts';
import { detectLanguage, readMaterial } from './read-material.ts';

/** The tasks of small models. */
export type SmallTask = 'triage' | 'second-reader';

/** What the small models and the last reader answer: they look it up here and judge nothing themselves. */
export type Labels = {
  /** The label for texts that contain `text`; the first match counts. */
  triage?: readonly { text: string; selfHarm?: 'none' | 'mentioned' | 'acute'; under18?: 'yes' | 'no' | 'unclear' }[];
  /** Sentences that the second reader names, matched exactly except for surrounding space. */
  forbidden?: readonly { sentence: string; rule: string }[];
  /** How the writer of a text that contains `text` is, as the last reader finds it; the first match counts. */
  distress?: readonly { text: string; level: WrittenDistress }[];
};

const TASK = /^Task: (triage|second-reader)$/m;

/** Undefined for every call to a writing model. */
export function readSmallTask({ userText }: Pick<WireRequest, 'userText'>): SmallTask | undefined {
  return TASK.exec(readMaterial(userText).outside)?.[1] as SmallTask | undefined;
}

export function answerSmallTask(task: SmallTask, { userText }: WireRequest, labels: Labels): unknown {
  const { material, sentences } = readMaterial(userText);
  return task === 'triage' ? triage(material, labels) : nameSentences(sentences, labels);
}

function triage(material: string, { triage: known = [] }: Labels): unknown {
  const label = known.find(({ text }) => material.includes(text));
  return {
    self_harm: label?.selfHarm ?? 'none',
    under_18: label?.under18 ?? 'no',
    language: detectLanguage(material),
  };
}

function nameSentences(listed: string, { forbidden = [] }: Labels): unknown {
  const rules = new Map(forbidden.map(({ sentence, rule }) => [unspaced(sentence), rule]));
  const named = [...listed.matchAll(/^(\d+)\. (.+)$/gm)].flatMap(([, number, sentence = '']) => {
    const rule = rules.get(unspaced(sentence));
    return rule === undefined ? [] : [{ number: Number(number), rule }];
  });
  return { named };
}

const unspaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
