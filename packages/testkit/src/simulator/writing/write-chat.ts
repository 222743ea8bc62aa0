import { splitPassages, splitWords } from './read-material.ts';

/** The content of a chat message, each part in a tag with a random name. */
export type SentTalk = {
  question: string;
  /** The analysis the chat is about. */
  analysis: string;
  /** Undefined for an image or a video. */
  source: string | undefined;
  /** How many earlier questions were answered. */
  turns: number;
};

const MAX_REPEATED = 200;

/** Undefined when the message has no question in tags. */
export function readTalk(userText: string): SentTalk | undefined {
  const parts = [...userText.matchAll(/<(([a-z-]+)-[0-9a-f]{16})>\n([\s\S]*?)\n<\/\1>/g)];
  const named = (name: string): string[] => parts.flatMap((part) => (part[2] === name ? [part[3] ?? ''] : []));
  const question = named('question').at(-1);
  if (question === undefined) return undefined;
  const turns = named('earlier-question').length;
  return { question, analysis: named('analysis').at(-1) ?? '', source: named('source').at(-1), turns };
}

/** A plain-text answer that repeats the question and states that no model is connected. */
export function writeChat(question: string): string {
  return `Simulated answer: ${repeat(question)} No model is connected, so this answer can only show that the question has arrived.`;
}

/** A reply in the form of a real one: it names the analysis and quotes a passage related to the question. */
export function writeReply({ question, analysis, source, turns }: SentTalk, isInvented: boolean): string {
  const [title = 'the analysis'] = /(?<=^# ).+$/m.exec(analysis) ?? [];
  const passages = source === undefined ? quotedIn(analysis) : splitPassages(source).map(({ text }) => text);
  const passage = choosePassage(passages, question);
  const told = isInvented ? `${passage} and I have said so all along` : passage;
  const where = source === undefined ? 'What was observed' : 'In your text';
  const before = ['no earlier question', 'one earlier question'][turns] ?? 'several earlier questions';
  return [
    `Simulated answer: ${repeat(question)}`,
    `The talk is about the ${title}, and it comes after ${before}.`,
    passage && `${where}, the passage nearest to the question is “${told}”.`,
    'A model would say here what the analysis makes of it, and how far that carries.',
    'No model is connected, so this answer can only show what has arrived.',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** The passage that shares most words with the question. Inner quotation marks would end the quotation early. */
function choosePassage(passages: string[], question: string): string {
  const stems = (words: string): string[] =>
    splitWords(words.toLowerCase()).flatMap((word) => (word.length > 3 ? [word.slice(0, 4)] : []));
  const asked = new Set(stems(question));
  const shared = (passage: string): number => stems(passage).filter((stem) => asked.has(stem)).length;
  const [nearest = ''] = passages
    .filter((passage) => !/["“”]/.test(passage))
    .toSorted((one, other) => shared(other) - shared(one));
  return nearest.replace(/[.!?,;。]+$/u, '');
}

/** A report shows its evidence in block quotes; for an image, the position precedes the quote. */
function quotedIn(analysis: string): string[] {
  return [...analysis.matchAll(/^ *> (?:[^“\n]*: )?“(.+)”/gm)].map(([, quote = '']) => quote.replaceAll('\\', ''));
}

function repeat(question: string): string {
  const said = splitPassages(question).find(({ text }) => /[?？]$/.test(text)) ?? splitPassages(question).at(-1);
  if (said === undefined || said.text.length >= MAX_REPEATED) return 'your message has arrived.';
  const line = `you ${/[?？]$/.test(said.text) ? 'ask' : 'say'} “${said.text.replaceAll(/\s+/g, ' ')}”`;
  return /[.!?。！？]$/u.test(said.text) ? line : `${line}.`;
}
