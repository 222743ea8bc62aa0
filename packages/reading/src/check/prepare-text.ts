import { measureMarkers, type Markers } from '../derive/markers.ts';
import { measureSample, type SampleGauge } from '../derive/sample-gauge.ts';
import { type CrisisLevel, detectCrisisLevel } from './crisis.ts';
import { prepareSource, type FoldedSource } from './fold-text.ts';
import { numbersIn } from './numerals.ts';
import { readStatedAge, type StatedAge } from './under-18.ts';

/** Everything code computes from a text without a model. Plain data, so that a worker thread can transfer it. */
export type PreparedText = {
  source: FoldedSource;
  words: number;
  crisis: CrisisLevel;
  age: StatedAge;
  markers: Markers;
  sample: SampleGauge;
};

/** Prepares a text for an analysis. It reads the text several times, which takes seconds for a long one. */
export function prepareText(text: string): PreparedText {
  const source = prepareSource(text);
  const sample = measureSample(text);
  return {
    source: { ...source, numbers: numbersIn(source) },
    words: sample.words,
    crisis: detectCrisisLevel(text),
    age: readStatedAge(text),
    markers: measureMarkers(text),
    sample,
  };
}
