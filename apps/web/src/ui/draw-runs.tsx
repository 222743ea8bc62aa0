import type { Run } from '@app/contract/blocks';
import type { QuoteBlock } from '@app/document/quotes-in';
import { type Lang, quotationMarks } from '@app/words/languages';
import { punctuation } from '@app/words/punctuation';
import { Fragment, type ReactNode } from 'react';
import { InlineQuote, placeOf } from './evidence.tsx';

/** Draws what a block names; quotes are counted in reading order. */
export type Pen = {
  runs: (runs: readonly Run[]) => ReactNode;
  /** The place and words of the next quote. */
  cite: (quote: string) => { place: string; quote: string; words: string; where: string | undefined };
  /** Between a name and what is said of it. */
  colon: string;
  /** Ends a sentence. */
  stop: string;
};

type Options = { block: string; quotes: ReadonlyMap<string, QuoteBlock>; lang: Lang };

export function takePen({ block, quotes, lang }: Options): Pen {
  let count = 0;
  const { colon, stop } = punctuation[lang];
  const cite: Pen['cite'] = (id) => {
    const { words = '', where } = quotes.get(id) ?? {};
    return { place: placeOf(block, count++), quote: id, words: quotationMarks[lang].join(onOneLine(words)), where };
  };
  const runs: Pen['runs'] = (list) =>
    list.map((run, index) => {
      if (!('quote' in run)) return <Words key={index} {...run} />;
      const { place, quote, words } = cite(run.quote);
      return <InlineQuote key={index} place={place} quote={quote} words={words} />;
    });
  return { runs, cite, colon, stop };
}

function Words({ text, strong, emphasis, href }: Exclude<Run, { quote: string }>): ReactNode {
  const words = href === undefined ? text : <Link href={href} text={text} />;
  if (strong) return <strong>{words}</strong>;
  return emphasis ? <em>{words}</em> : <Fragment>{words}</Fragment>;
}

/** A number to call or a page of help. */
function Link({ href, text }: { href: string; text: string }): ReactNode {
  if (/^(?:tel|sms):/.test(href)) {
    return (
      <a href={href} dir="ltr">
        {text}
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
      {text}
    </a>
  );
}

/** Spaces that must not break stay: French has them before its marks. */
const onOneLine = (text: string): string => text.trim().replaceAll(/[^\S\u00A0\u202F]+/g, ' ');
