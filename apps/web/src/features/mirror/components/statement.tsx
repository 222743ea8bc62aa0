import type { SelfAnswer } from '@app/contract/self-answers';
import type { MirrorWords } from '@app/words/catalogue';
import { type ReactNode, useId } from 'react';

const ANSWERS = [1, 2, 3, 4, 5] as const satisfies SelfAnswer[];

type Props = {
  number: number;
  answer: SelfAnswer | null;
  words: MirrorWords;
  /** Arrow keys change the answer and stay at the statement; a press moves on. */
  onChange: (answer: SelfAnswer) => void;
  onPress: (answer: SelfAnswer) => void;
};

/** The current statement with its five answers. The scale reads in the direction of the page, like the bars of the result. */
export function Statement({ number, answer, words, onChange, onPress }: Props): ReactNode {
  const name = useId();
  const [first, , middle, , last] = words.anchors;
  return (
    <fieldset className="card my-2 px-4 pt-4 pb-3.5 sm:-mx-4">
      <legend className="sr-only">
        {number}. {words.statements[number - 1]}
      </legend>
      <p aria-hidden className="flex items-baseline gap-4 font-serif text-lg leading-7 font-semibold text-pretty">
        <span className="font-sans text-sm font-normal text-muted">{number}</span>
        {words.statements[number - 1]}
      </p>
      <div className="mt-3 grid grid-cols-5 gap-2">
        {ANSWERS.map((one) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- keys reach the radio inside
          <label
            key={one}
            onClick={(event) => {
              if (event.target instanceof HTMLInputElement) return;
              event.preventDefault(); // The radio would be pressed after the next statement has taken its place.
              onPress(one);
            }}
            className="grid min-h-14 cursor-pointer place-items-center rounded-lg border border-line-strong text-md font-medium select-none hover:bg-surface-2 has-checked:border-2 has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={one}
              checked={answer === one}
              aria-label={`${one}, ${words.anchors[one - 1]}`}
              onChange={() => onChange(one)}
              className="sr-only"
            />
            <span aria-hidden>{one}</span>
          </label>
        ))}
      </div>
      <div aria-hidden className="mt-1.5 grid grid-cols-3 gap-2 text-xs text-muted">
        <span className="text-start">{first}</span>
        <span className="text-center">{middle}</span>
        <span className="text-end">{last}</span>
      </div>
    </fieldset>
  );
}
