import { SHARE_DAYS } from '@app/contract/sharing';
import type { StateWords } from '@app/words/catalogue';
import { Copy, RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { explainFailure } from '../../../words/explain-failure.ts';
import { pageFormat } from '../../../words/language.ts';

type Props = {
  words: StateWords;
  /** Set if the request failed: the link may still be valid. */
  away?: { error: Error; retry: () => void };
};

/** Shown in the page, because a toast alone would leave an empty page behind. */
export function ClosedLink({ words, away }: Props): ReactNode {
  return (
    <main className="mx-auto grid max-w-lg justify-items-center gap-3 px-2 pt-[14vh] text-center">
      <svg aria-hidden viewBox="0 0 140 80" className="mb-3 w-36 rounded-lg border border-line bg-surface">
        {[20, 40, 60].map((y) => (
          <path key={y} d={`M20 ${y}H120`} strokeWidth="2" strokeDasharray="2 5" className="stroke-faint" />
        ))}
      </svg>
      <h2 className="font-serif text-[28px] leading-9 font-semibold text-balance">
        {away ? words.away : words.closed.title}
      </h2>
      {away ? <Away words={words} {...away} /> : <Closed words={words} />}
    </main>
  );
}

function Away({ words, error, retry }: { words: StateWords; error: Error; retry: () => void }): ReactNode {
  const [reason, setReason] = useState('');
  useEffect(() => void explainFailure('load', error).then(setReason), [error]);
  return (
    <>
      <p className="font-serif text-md text-muted">{reason}</p>
      <button type="button" className="btn btn-primary mt-2 px-4" onClick={retry}>
        <RotateCcw aria-hidden className="size-4" />
        {words.again}
      </button>
    </>
  );
}

function Closed({ words: { closed, shared } }: { words: StateWords }): ReactNode {
  const [announcement, setAnnouncement] = useState('');
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(closed.line);
      setAnnouncement(closed.copied);
    } catch {
      setAnnouncement(closed.notCopied);
    }
  }
  return (
    <>
      <p className="font-serif text-md text-pretty text-muted">{closed.text(SHARE_DAYS)}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-2">
        <Link href="/" className="btn btn-primary px-4">
          {shared.own.button}
        </Link>
        <button type="button" className="btn btn-line" onClick={() => void copy()}>
          <Copy aria-hidden className="size-4" />
          {closed.copy}
        </button>
      </div>
      <p className="text-sm text-muted">{closed.reads(pageFormat().quote(closed.line))}</p>
      <p role="status" className="min-h-5 text-sm">
        {announcement}
      </p>
    </>
  );
}
