import { hash } from '../hash.ts';
import { factsOfText } from './facts-of-text.ts';
import { observeText } from './observe-text.ts';
import { count, listed, quoted } from './phrases.ts';
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

function repeat(question: string): string {
  const { questions, sentences, wordCount } = observeText(question);
  const said = questions > 0 ? sentences.find((sentence) => /[?？]/.test(sentence)) : sentences.at(-1);
  if (said === undefined || said.length > 200) return `you wrote ${count(wordCount, 'word')}.`;
  const line = `you ${questions > 0 ? 'ask' : 'say'} ${quoted(said.replaceAll(/\s+/g, ' '))}`;
  return /[.!?。！？]$/.test(said) ? line : `${line}.`;
}
