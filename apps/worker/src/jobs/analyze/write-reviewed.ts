import type { Part } from '@app/reading';
import { type PartRequest, writeAndStorePart, type PartWriterContext } from './write-and-store-part.ts';
import type { StoredPart } from './stored-parts.ts';
import { reviewPart } from './review-part.ts';

/** Requests a part and has the second reader review it: before it is shown if the framework requires it, else after. */
export function writeReviewed(writer: PartWriterContext, request: PartRequest): Promise<{ isWhole: boolean }> {
  const { framework } = writer.context.reportContext.plan;
  return framework.isReviewedBeforeShown ? writeHeld(writer, request) : writeLive(writer, request);
}

async function writeLive(writer: PartWriterContext, request: PartRequest): Promise<{ isWhole: boolean }> {
  const collected = collectText(request, request.onText);
  try {
    return await writeAndStorePart(writer, collected.request);
  } finally {
    reviewShown(writer, request.part, collected.text());
  }
}

/** Shows nothing before the review, not even the beginning of an interrupted answer. */
export async function writeHeld(writer: PartWriterContext, request: PartRequest): Promise<{ isWhole: boolean }> {
  const { stage, live } = writer;
  const { part, onText } = request;
  const collected = collectText(request, () => onText(''));
  try {
    return await writeAndStorePart(writer, collected.request);
  } finally {
    const text = collected.text();
    const correction = stage.signal.aborted ? undefined : await reviewPart(writer, text);
    if (correction) live.correct(part, correction);
    if (!stage.signal.aborted) onText(correction?.text ?? text);
  }
}

/** Wraps a request so that it also collects the text of the answer. */
function collectText(
  request: PartRequest,
  onText: PartRequest['onText'],
): { request: PartRequest; text: () => string } {
  let text = '';
  return {
    request: {
      ...request,
      onText(chunk) {
        text += chunk;
        onText(chunk);
      },
    },
    text: () => text,
  };
}

/** Reuses the parts that an earlier attempt has paid for. */
export async function readStoredParts(writer: PartWriterContext, kept: readonly StoredPart[]): Promise<void> {
  const { live, show } = writer;
  const { isReviewedBeforeShown } = writer.context.reportContext.plan.framework;
  const corrections = isReviewedBeforeShown ? await Promise.all(kept.map(({ text }) => reviewPart(writer, text))) : [];
  for (const [index, part] of kept.entries()) {
    const correction = corrections[index];
    if (correction) live.correct(part, correction);
    live.beginPart(part);
    show(live.push(correction?.text ?? part.text));
    show(live.endPart(part.isWhole));
    if (!isReviewedBeforeShown) reviewShown(writer, part, part.text);
  }
}

/** Removes named sentences from the page when the review arrives, even while other parts are still streaming. */
function reviewShown(writer: PartWriterContext, part: Pick<Part, 'keys'>, text: string): void {
  const { stage, live, sideTasks, reviews, show } = writer;
  if (stage.signal.aborted) return;
  const review = async (): Promise<void> => {
    const correction = await reviewPart(writer, text);
    if (!correction) return;
    live.correct(part, correction);
    show('');
  };
  reviews.push(sideTasks.run(review()));
}
