import { countWords } from '@app/document/count-words';
import type { InterviewWords } from '@app/words/catalogue';
import { tags } from '@app/words/languages';
import { type ReactNode, useDeferredValue } from 'react';
import { currentLanguage } from '../../../words/language.ts';
import { strings } from '../../../words/strings.ts';
import { WORDS_PER_STRENGTH, sampleStrength } from '../../../lib/sample-size.ts';

/** Shows how much text the answers give, with the words and limits of the meter below the text box. */
export function Gauge({ text, words }: { text: string; words: InterviewWords }): ReactNode {
  const count = countWords(useDeferredValue(text));
  const counted = strings.input.words(count);
  const sample = strings.input.samples[sampleStrength(count) - 1] ?? words.noSample;
  const limits = new Intl.NumberFormat(tags[currentLanguage()]);
  return (
    <div role="img" aria-label={words.gauge(counted, sample)}>
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-base font-semibold tabular-nums">{counted}</span>
        <span className="text-xs text-muted">{sample}</span>
      </p>
      <div className="mt-1.5 grid grid-cols-4 gap-1">
        {WORDS_PER_STRENGTH.map((from, index) => (
          <div key={from} className="min-w-0">
            <div className="h-2 overflow-hidden rounded-full bg-surface-3">
              <div className="interview-fill" style={{ inlineSize: `${filled(count, index)}%` }} />
            </div>
            <span className="mt-1 block text-2xs text-muted tabular-nums">{limits.format(from)}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The share of one part of the gauge; the last one has no upper limit and is full when it begins. */
function filled(words: number, index: number): number {
  const from = WORDS_PER_STRENGTH[index] ?? 0;
  const to = WORDS_PER_STRENGTH[index + 1];
  if (words < from) return 0;
  return to === undefined ? 100 : Math.min(100, Math.max(4, ((words - from) / (to - from)) * 100));
}
