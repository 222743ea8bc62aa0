import { Eye, HeartHandshake, Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import { strings } from '../strings/en.ts';

const ICONS = [HeartHandshake, Scale, Eye];

/** What the page is for and what it is not: beside the input, read before the first click. */
export function UseNotice(): ReactNode {
  return (
    <p className="grid gap-x-8 gap-y-2.5 px-1 text-xs text-muted sm:grid-cols-3 lg:col-span-2 lg:row-start-2 lg:px-4">
      {strings.notice.map((sentence, index) => {
        const Icon = ICONS[index] ?? Eye;
        return (
          <span key={sentence} className="flex gap-2.5 text-pretty">
            <Icon aria-hidden className="size-4 shrink-0 text-accent" />
            <span>{sentence} </span>
          </span>
        );
      })}
    </p>
  );
}
