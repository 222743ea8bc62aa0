import type { Part } from '@app/reading';
import { type Asking, askForPart, type Writing } from './ask-for-part.ts';
import type { KeptPart } from './kept-parts.ts';
import { reviewPart } from './review-part.ts';

/** Requests a part and has the second reader review it: before it is shown if the framework requires it, else after. */
export function writeReviewed(writing: Writing, asking: Asking): Promise<{ isWhole: boolean }> {
  const { framework } = writing.reading.context.plan;
  return framework.isShownReviewed ? writeHeld(writing, asking) : writeLive(writing, asking);
}

async function writeLive(writing: Writing, asking: Asking): Promise<{ isWhole: boolean }> {
  const kept = collectText(asking, asking.onText);
  try {
    return await askForPart(writing, kept.asking);
  } finally {
    reviewShown(writing, asking.part, kept.text());
  }
}

/** Shows nothing before the review, not even the beginning of an interrupted answer. */
export async function writeHeld(writing: Writing, asking: Asking): Promise<{ isWhole: boolean }> {
  const { held, live } = writing;
  const { part, onText } = asking;
  const kept = collectText(asking, () => onText(''));
  try {
    return await askForPart(writing, kept.asking);
  } finally {
    const text = kept.text();
    const correction = held.signal.aborted ? undefined : await reviewPart(writing, text);
    if (correction) live.correct(part, correction);
    if (!held.signal.aborted) onText(correction?.text ?? text);
  }
}

/** Wraps a question so that it also collects the answer's text. */
function collectText(asking: Asking, onText: Asking['onText']): { asking: Asking; text: () => string } {
  let text = '';
  return {
    asking: {
      ...asking,
      onText(chunk) {
        text += chunk;
        onText(chunk);
      },
    },
    text: () => text,
  };
}

/** Reuses the parts that an earlier attempt has paid for. */
export async function readKeptParts(writing: Writing, kept: readonly KeptPart[]): Promise<void> {
  const { live, show } = writing;
  const { isShownReviewed } = writing.reading.context.plan.framework;
  const corrections = isShownReviewed ? await Promise.all(kept.map(({ text }) => reviewPart(writing, text))) : [];
  for (const [index, part] of kept.entries()) {
    const correction = corrections[index];
    if (correction) live.correct(part, correction);
    live.beginPart(part);
    show(live.push(correction?.text ?? part.text));
    show(live.endPart(part.isWhole));
    if (!isShownReviewed) reviewShown(writing, part, part.text);
  }
}

/** Removes named sentences from the page when the review arrives, even while other parts are still streaming. */
function reviewShown(writing: Writing, part: Pick<Part, 'keys'>, text: string): void {
  const { held, live, beside, reviews, show } = writing;
  if (held.signal.aborted) return;
  const review = async (): Promise<void> => {
    const correction = await reviewPart(writing, text);
    if (!correction) return;
    live.correct(part, correction);
    show('');
  };
  reviews.push(beside.run(review()));
}
