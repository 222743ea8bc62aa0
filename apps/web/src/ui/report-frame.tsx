import './report-text.css';
import './report-charts.css';
import { directionOf, langOf, tags } from '@app/words/languages';
import type { ReactNode } from 'react';
import { ReportLanguage } from './chart-words.ts';

type Props = { isStreaming?: boolean; lang: string | undefined; children: ReactNode };

/** The element of a report, in its language. */
export function ReportFrame({ isStreaming = false, lang, children }: Props): ReactNode {
  return (
    <ReportLanguage value={lang}>
      <div className="report" data-streaming={isStreaming || undefined} {...attributesOf(lang)}>
        {children}
      </div>
    </ReportLanguage>
  );
}

function attributesOf(written: string | undefined): { lang?: string; dir?: 'ltr' | 'rtl' } {
  const lang = langOf(written);
  return lang ? { lang: tags[lang], dir: directionOf(lang) } : {};
}
