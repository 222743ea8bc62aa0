import { type ReactNode, useState } from 'react';
import { useStates } from '../../../words/use-states.ts';
import { SharedLinks } from './shared-links.tsx';

/**
 * On the privacy page: lets the visitor revoke links without opening a report. Listing them sets the cookie, so it happens
 * only on a click.
 */
export function OwnLinks({ labelOf }: { labelOf: (framework: string) => string }): ReactNode {
  const words = useStates()?.links;
  const [isShown, setIsShown] = useState(false);
  if (!words) return null;
  return (
    <div id="shared-links" className="mb-10 scroll-mt-4 font-sans text-base">
      {isShown ? (
        <SharedLinks labelOf={labelOf} empty={words.none} />
      ) : (
        <button type="button" className="btn btn-line" onClick={() => setIsShown(true)}>
          {words.show}
        </button>
      )}
    </div>
  );
}
