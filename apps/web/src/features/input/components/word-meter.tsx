import { countWords } from '@app/document/count-words';
import { clsx } from 'clsx';
import { type ReactNode, useDeferredValue } from 'react';
import { strings } from '../../../words/strings.ts';
import { sampleStrength } from '../../../lib/sample-size.ts';

export function WordMeter({ text }: { text: string }): ReactNode {
  // Deferred: counting the words of a whole book must not block typing.
  const words = countWords(useDeferredValue(text));
  const strength = sampleStrength(words);
  return (
    <>
      <span className="whitespace-nowrap tabular-nums">{strings.input.words(words)}</span>
      {strength > 0 && (
        <>
          <span aria-hidden className="flex gap-0.5">
            {strings.input.samples.map((sample, index) => (
              <i
                key={sample}
                className={clsx('h-1 w-4 rounded-full', index < strength ? 'bg-accent' : 'bg-surface-3')}
              />
            ))}
          </span>
          <span className="whitespace-nowrap">{strings.input.samples[strength - 1]}</span>
        </>
      )}
    </>
  );
}
