import { directionOf, langOf } from '@app/words/languages';
import { createElement, type ReactNode, useContext } from 'react';
import { ReportLanguage } from './chart-words.ts';

/** The direction of the report around this, where its language is known. */
export function useReportDirection(): 'ltr' | 'rtl' | undefined {
  const lang = langOf(useContext(ReportLanguage));
  return lang && directionOf(lang);
}

type Props = { as: string; start?: number; children?: ReactNode };

/**
 * A block of its own. It runs the way its first letter does; in a report that runs to the left it runs as the report does,
 * because a name in Latin letters does not turn a heading round. Only quotes keep the direction of their own language.
 */
export function ReportBlock({ as, children, ...attributes }: Props): ReactNode {
  const isTurned = useReportDirection() === 'rtl' && as !== 'blockquote';
  return createElement(as, { dir: isTurned ? 'rtl' : 'auto', ...attributes }, children);
}
