import type { Wait } from '@app/contract/status';
import type { ReactNode } from 'react';
import { currentLanguage, regionOf } from '../../../words/language.ts';
import { strings } from '../../../words/strings.ts';

const MINUTE_S = 60;

/** What is busy or away; otherwise the number of analyses ahead in the queue and the estimated wait. */
export function WaitNote({ wait }: { wait: Wait }): ReactNode {
  const { ahead, seconds, for: cause } = wait;
  if (cause) return <p className="text-xs text-muted">{strings.run.waitsFor[cause]}</p>;
  return (
    <p className="truncate text-xs text-muted">
      {strings.run.wait(ahead, seconds === undefined ? undefined : sayTime(seconds))}
    </p>
  );
}

/** An estimate: whole minutes from one minute on, below that tens of seconds. */
function sayTime(seconds: number): string {
  const isLong = seconds >= MINUTE_S;
  const value = isLong ? Math.round(seconds / MINUTE_S) : Math.ceil(seconds / 10) * 10;
  const unit = isLong ? 'minute' : 'second';
  return new Intl.NumberFormat(`${regionOf(currentLanguage())}-u-nu-latn`, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
  }).format(value);
}
