import { Eye, HeartHandshake, Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import { strings } from '../words/strings.ts';

const ICONS = [HeartHandshake, Scale, Eye];

/**
 * States what the page is for and what it is not for; next to the input so that visitors read it before the first
 * click.
 */
export function PurposeNotice(): ReactNode {
  return (
    <p
      data-note
      className="grid gap-x-8 gap-y-2.5 px-1 text-xs text-muted sm:grid-cols-3 lg:col-span-2 lg:row-start-2 lg:px-4"
    >
      {strings.notice.map((sentence, index) => {
        const Icon = ICONS[index] ?? Eye;
        return (
          <span key={sentence} className="flex gap-2.5 text-pretty">
            <Icon aria-hidden className="size-4 shrink-0 text-accent" />
            <span>
              {sentence} {index === strings.notice.length - 1 && <Links />}
            </span>
          </span>
        );
      })}
    </p>
  );
}

/** These open in a new tab, so typed text and a running analysis are kept. */
function Links(): ReactNode {
  return (
    <>
      {link('/privacy', strings.privacy.link)} · {link('/privacy#shared-links', strings.privacy.links)}
    </>
  );
}

const link = (href: string, label: string): ReactNode => (
  <a
    href={href}
    target="_blank"
    className="-my-1 inline-block py-1 font-medium underline underline-offset-2 hover:text-fg pointer-coarse:-my-3 pointer-coarse:py-3"
  >
    {label} <span className="sr-only">{strings.privacy.opens}</span>
  </a>
);
