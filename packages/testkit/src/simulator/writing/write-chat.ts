import { hash } from '../hash.ts';
import { createQuoteChooser, listQuotes } from './choose-quotes.ts';
import { factsOfText } from './facts-of-text.ts';
import { observeText } from './observe-text.ts';
import { count, listed, quoted } from './phrases.ts';
import type { SentTalk } from './read-talk.ts';
import { trimEdges } from './snippets.ts';
import { createChooser } from './statement.ts';

/** A plain-text answer that refers to what was asked and says that no model stands behind it. */
export function writeChat(question: string): string {
  const seen = observeText(question);
  if (seen.wordCount === 0) return 'Simulated answer: there was no question to answer.';

  const words = seen.distinctive.slice(0, 3);
  const focus = words.length === 0 ? undefined : `I take ${listed(words)} as the point of it.`;
  const fact = createChooser()(factsOfText(seen), {
    seed: String(hash(question)),
    avoid: new Set(['vocabulary', 'size', 'rhythm', 'edges']),
  });
  const closing = 'No model is connected, so this answer can only show that the question has arrived.';
  return [`Simulated answer: ${repeat(question)}`, focus, fact?.text, closing]
    .filter((part) => part !== undefined)
    .join(' ');
}

/** An answer that shows the way of a real one: it names the analysis and quotes a passage near the question. */
export function writeReply({ question, analysis, source, turns }: SentTalk, isInvented: boolean): string {
  const [title = 'the analysis'] = /(?<=^# ).+$/m.exec(analysis) ?? [];
  const passage = choosePassage(source ?? quotedIn(analysis), question);
  const told = isInvented ? `${passage} and I have said so all along` : passage;
  const where = source === undefined ? 'What was observed' : 'In your text';
  return [
    `Simulated answer: ${repeat(question)}`,
    `The talk is about the ${title}, and it comes after ${count(turns, 'earlier question')}.`,
    passage && `${where}, the passage nearest to the question is ${quoted(told)}.`,
    'A model would say here what the analysis makes of it, and how far that carries.',
    'No model is connected, so this answer can only show what has arrived.',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function choosePassage(text: string, question: string): string {
  const quotes = createQuoteChooser(listQuotes(text).map(trimEdges), true);
  return quotes.next({ topicWords: question, wanted: new Set(), without: [], isCounter: false }) ?? '';
}

/** The evidence a report shows stands in block quotes. */
function quotedIn(analysis: string): string {
  return [...analysis.matchAll(/^> “(.+)”/gm)].map(([, quote = '']) => quote.replaceAll('\\', '')).join('\n');
}

function repeat(question: string): string {
  const { questions, sentences, wordCount } = observeText(question);
  const said = questions > 0 ? sentences.find((sentence) => /[?？]/.test(sentence)) : sentences.at(-1);
  if (said === undefined || said.length > 200) return `you wrote ${count(wordCount, 'word')}.`;
  const line = `you ${questions > 0 ? 'ask' : 'say'} ${quoted(said.replaceAll(/\s+/g, ' '))}`;
  return /[.!?。！？]$/.test(said) ? line : `${line}.`;
}
