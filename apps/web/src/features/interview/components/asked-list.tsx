import type { InterviewWords } from '@app/words/catalogue';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Interview } from '../model/interview-state.ts';

/** The questions so far, answered, skipped and the current one. */
export function AskedList({ interview, words }: { interview: Interview; words: InterviewWords }): ReactNode {
  const { steps, isOver } = interview;
  return (
    <ol aria-label={words.asked} className="mt-7 space-y-4 text-sm max-lg:hidden">
      {steps.map(({ id, answer }, index) => {
        const isCurrent = !isOver && index === steps.length - 1;
        return (
          <li key={id} aria-current={isCurrent ? 'step' : undefined} className="flex gap-3">
            <span className="grid size-5 flex-none place-items-center">
              {isCurrent && <span className="interview-number">{index + 1}</span>}
              {!isCurrent && answer !== '' && <Check aria-hidden className="size-4 text-accent" />}
              {!isCurrent && answer === '' && <Minus aria-label={words.skipped} className="size-4 text-faint" />}
            </span>
            <span className={isCurrent ? 'font-semibold' : 'text-muted'}>{words.questions[id].short}</span>
          </li>
        );
      })}
    </ol>
  );
}
