import type { ReactNode } from 'react';

export function Step(props: { label: string; title: string; disabled: boolean; children: ReactNode }): ReactNode {
  return (
    <fieldset disabled={props.disabled} className="min-w-0">
      <legend className="mb-2 flex items-center gap-2">
        <span className="rounded-full bg-accent-soft px-2 py-0.5 text-2xs font-semibold text-accent">
          {props.label}
        </span>{' '}
        <span className="text-sm font-semibold">{props.title}</span>
      </legend>
      {props.children}
    </fieldset>
  );
}
