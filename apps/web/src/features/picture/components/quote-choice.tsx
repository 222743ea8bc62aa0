import type { PictureQuote } from '@app/contract/downloads';
import type { PictureDialogWords } from '@app/words/catalogue';
import { type ReactNode, useId } from 'react';

type Props = {
  quotes: PictureQuote[];
  chosen: number;
  words: PictureDialogWords;
  onChoose: (place: number) => void;
};

/** Which quote of the report the picture holds; none is the last choice. */
export function QuoteChoice({ quotes, chosen, words, onChoose }: Props): ReactNode {
  const name = useId();
  const choices = [...quotes.map(({ quote, where }, place) => ({ place, quote, where })), { place: -1 }];
  return (
    <fieldset className="flex min-h-0 flex-1 flex-col">
      <legend className="mb-2 text-sm font-medium">{words.choose}</legend>
      <div className="picture-quotes scroll-thin">
        {choices.map(({ place, ...said }) => (
          <label
            key={place}
            className="flex min-h-11 cursor-pointer items-start gap-3 rounded-lg border border-line px-3 py-2.5 text-sm has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              checked={chosen === place}
              onChange={() => onChoose(place)}
              className="mt-0.5 size-4 shrink-0 accent-accent outline-none"
            />
            {'quote' in said ? (
              <span className="min-w-0">
                {said.where && <span className="block text-xs text-muted">{said.where}</span>}
                <span dir="auto" className="line-clamp-3 font-serif break-words">
                  {said.quote}
                </span>
              </span>
            ) : (
              <span className="text-muted">{words.none}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
