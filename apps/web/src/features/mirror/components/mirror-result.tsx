import type { Mirror } from '@app/contract/self-answers';
import type { MirrorWords } from '@app/words/catalogue';
import { directionOf, langOf, tags } from '@app/words/languages';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { MirrorBar, MirrorSign } from './mirror-bar.tsx';

type Props = { mirror: Mirror; words: MirrorWords; isTable: boolean };

/** How the material comes across and how the visitor answered, trait by trait, and why the two may differ. */
export function MirrorResult({ mirror, words, isTable }: Props): ReactNode {
  const lang = langOf(mirror.lang) ?? 'en';
  const { headline, summary, legend, rows, why, notes } = mirror;
  return (
    <div
      lang={tags[lang]}
      dir={directionOf(lang)}
      tabIndex={0}
      role="region"
      aria-label={mirror.title}
      className="scroll-thin min-h-0 flex-1 overflow-y-auto focus-visible:-outline-offset-2 xl:grid xl:grid-cols-[minmax(0,1fr)_25rem]"
    >
      <div className="px-4 py-7 sm:px-8">
        <div className="mx-auto max-w-[46rem]">
          <h3 className="font-serif text-xl font-semibold sm:text-[28px] sm:leading-9">{headline}</h3>
          <p className="mt-2 max-w-[66ch] font-serif text-md text-pretty">{summary.join(' ')}</p>
          <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-sm font-medium">
            {(['text', 'self'] as const).map((view) => (
              <li key={view} className="flex items-center gap-2">
                <MirrorSign isSelf={view === 'self'} />
                {legend[view]}
              </li>
            ))}
          </ul>
          {isTable ? (
            <MirrorTable mirror={mirror} words={words} />
          ) : (
            <ul className="mt-4">
              {rows.map((row) => (
                <li key={row.key} className="border-t border-line py-3">
                  <div className="flex items-baseline justify-between gap-4">
                    <h4 className="text-base font-semibold">{row.title}</h4>
                    <span
                      className={clsx('text-sm font-medium', row.distance === 'differ' ? 'text-warn' : 'text-muted')}
                    >
                      {row.word}
                    </span>
                  </div>
                  <MirrorBar row={row} label={words.bar(row.title, row.text.join(' / ') || words.none, row.self)} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <aside className="border-line bg-bg px-4 py-7 max-xl:border-t sm:px-8 xl:border-s xl:px-7">
        <div className="max-xl:mx-auto max-xl:max-w-[46rem]">
          <h3 className="font-serif text-lg font-semibold">{why.title}</h3>
          <p className="mt-0.5 text-xs text-muted">{why.lead}</p>
          <ul className="mt-3 font-serif text-md text-pretty">
            {why.reasons.map(({ title, text }) => (
              <li key={title} className="border-t border-line py-3">
                <strong className="block font-semibold">{title}</strong>
                {text}
              </li>
            ))}
          </ul>
          <div className="mt-3 grid gap-1.5 border-t border-line pt-3 text-xs text-pretty text-muted">
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </div>
        </div>
      </aside>
    </div>
  );
}

/** The result as a table of numbers. */
function MirrorTable({ mirror: { rows, legend }, words }: { mirror: Mirror; words: MirrorWords }): ReactNode {
  return (
    <table className="mt-5 w-full border-collapse text-start text-sm">
      <thead>
        <tr className="border-b border-line text-xs text-muted">
          {[words.trait, legend.text, legend.self, words.distance].map((name) => (
            <th key={name} scope="col" className="p-2 text-start font-medium">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, title, text, self, word }) => (
          <tr key={key} className="border-b border-line align-top">
            <th scope="row" className="p-2 text-start font-semibold">
              {title}
            </th>
            <td className="p-2">{text.join(' / ') || '–'}</td>
            <td className="p-2">{self}</td>
            <td className="p-2">{word}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
