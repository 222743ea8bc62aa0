import type { MirrorRow } from '@app/contract/self-answers';
import type { ReactNode } from 'react';

const HEIGHT = 26;
const MIDDLE = HEIGHT / 2;

type Props = { row: MirrorRow; label: string };

/** Both views on one bar. Like the charts of a report it reads in the direction of the report's language. */
export function MirrorBar({ row: { text, self, low, high }, label }: Props): ReactNode {
  const [only, second] = text;
  const hasReach = only !== undefined && second === undefined;
  return (
    <div>
      <div role="img" aria-label={label} className="px-2.5">
        <svg aria-hidden width="100%" height={HEIGHT} overflow="visible" className="mirror-bar block">
          <line x1="0" x2="100%" y1={MIDDLE} y2={MIDDLE} className="mirror-track" />
          {hasReach && <line x1={`${only}%`} x2={`${self}%`} y1={MIDDLE} y2={MIDDLE} className="mirror-reach" />}
          <line x1="50%" x2="50%" y1={MIDDLE - 5} y2={MIDDLE + 5} className="mirror-middle" />
          <circle cx={`${self}%`} cy={MIDDLE} r="8" className="mirror-self" />
          {text.map((place) => (
            <circle key={place} cx={`${place}%`} cy={MIDDLE} r="5.5" className="mirror-text" />
          ))}
        </svg>
      </div>
      <div aria-hidden className="flex justify-between gap-4 text-xs text-muted">
        <span dir="auto">{low}</span>
        <span dir="auto" className="text-end">
          {high}
        </span>
      </div>
    </div>
  );
}

export function MirrorSign({ isSelf }: { isSelf: boolean }): ReactNode {
  return (
    <svg aria-hidden viewBox="-10 -10 20 20" className="mirror-bar size-5 shrink-0">
      <circle r={isSelf ? 7 : 6} className={isSelf ? 'mirror-self' : 'mirror-text'} />
    </svg>
  );
}
