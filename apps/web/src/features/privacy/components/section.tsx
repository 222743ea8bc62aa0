import { type ReactNode, useId } from 'react';

type Row = { term: string; text: string };

export function Section({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-10 space-y-3">
      <h2 id={id} className="text-[21px] leading-7 font-semibold tracking-[-0.01em] text-balance">
        {title}
      </h2>
      {children}
    </section>
  );
}

export function Paragraphs({ texts }: { texts: readonly string[] }): ReactNode {
  return texts.map((text) => <p key={text}>{text}</p>);
}

export function Points({ texts }: { texts: readonly string[] }): ReactNode {
  return (
    <ul className="list-disc space-y-1.5 ps-5 marker:text-faint">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** Terms with their descriptions beside them, on small screens below them. */
export function Rows({ rows }: { rows: readonly Row[] }): ReactNode {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {rows.map(({ term, text }) => (
        <div key={term} className="gap-x-6 py-3 sm:grid sm:grid-cols-[9.5rem_minmax(0,1fr)]">
          <dt className="font-sans text-base leading-6.5 font-medium">{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
