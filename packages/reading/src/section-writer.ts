import type { JsonValue } from './check/json-reader.ts';
import { checkReading, RawReading, type ReadingContext } from './check/check-reading.ts';
import { createModelProse, type ModelProse } from './check/model-prose.ts';
import { groundedIn } from './check/quotations.ts';
import { renderQuotes, renderReadingStart } from './render/render-reading.ts';
import type { Reading } from './report.ts';

/** Writes one dimension while its fields arrive; each method returns the new Markdown. */
export type SectionWriter = {
  onField(field: string, value: JsonValue): string;
  onInterpretation(piece: string): string;
};

/**
 * In the schema, quotes, counter-evidence and number precede the interpretation, so a claim is streamed only once its
 * support is known. With another field order, the text is held back until the reading is complete.
 */
export function createSectionWriter(context: ReadingContext, openLens: () => string): SectionWriter {
  const seen = new Map<string, JsonValue>();
  let reading: Reading | undefined;
  let prose: ModelProse | undefined;
  /** Leading white space, held back because it is not a claim yet. */
  let blank = '';

  const isReady = (): boolean => seen.has('evidence') && seen.has('counter');

  return {
    onField(field, value) {
      seen.set(field, value);
      if (field !== 'interpretation' || !prose || !reading) return '';
      return prose.end() + renderQuotes(context, reading);
    },
    onInterpretation(piece) {
      if (prose) return prose.push(piece);
      if (reading || !isReady()) return '';
      blank += piece;
      if (!blank.trim()) return '';
      // A placeholder for the interpretation: the support check does not depend on its words.
      reading = checkReading(context, RawReading.parse({ ...Object.fromEntries(seen), interpretation: 'x' }));
      if (reading.state !== 'read') return '';
      prose = createModelProse(context.kind, groundedIn(context.source));
      return openLens() + renderReadingStart(context, reading) + prose.push(blank);
    },
  };
}
