import { chart as english } from '@app/words/en/report/chart';
import { type Lang, langOf } from '@app/words/languages';
import type { ChartWords } from '@app/words/report-words';
import { createContext, useContext, useEffect, useState } from 'react';

/** Chart descriptions use the language of the report, which may differ from that of the page. */
const catalogues: Partial<Record<Lang, () => Promise<{ chart: ChartWords }>>> = {
  es: () => import('@app/words/es/report/chart'),
  fr: () => import('@app/words/fr/report/chart'),
  de: () => import('@app/words/de/report/chart'),
  pt: () => import('@app/words/pt/report/chart'),
  ar: () => import('@app/words/ar/report/chart'),
  zh: () => import('@app/words/zh/report/chart'),
  ja: () => import('@app/words/ja/report/chart'),
};

/** The language of the enclosing report; undefined if unknown. */
export const ReportLanguage = createContext<string | undefined>(undefined);

/** English until the translation is loaded, or if it cannot be loaded. */
export function useChartWords(): ChartWords {
  const lang = useContext(ReportLanguage);
  const [loaded, setLoaded] = useState<{ lang: string; chart: ChartWords }>();
  useEffect(() => {
    const load = catalogues[langOf(lang) ?? 'en'];
    if (!lang || !load) return undefined;
    let isOver = false;
    const show = async (): Promise<void> => {
      const { chart } = await load();
      if (!isOver) setLoaded({ lang, chart });
    };
    show().catch(() => {});
    return () => {
      isOver = true;
    };
  }, [lang]);
  return loaded && loaded.lang === lang ? loaded.chart : english;
}
