import type { ReactNode } from 'react';

export function BrandMark(): ReactNode {
  return (
    <svg aria-hidden viewBox="0 0 28 28" className="size-8 shrink-0">
      <rect width="28" height="28" rx="6" className="fill-accent" />
      <path
        d="M9.5 21V7.5h5.2a4.3 4.3 0 0 1 0 8.6H9.5"
        fill="none"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-on-accent"
      />
      <circle cx="19.6" cy="19.8" r="1.7" className="fill-on-accent" />
    </svg>
  );
}
