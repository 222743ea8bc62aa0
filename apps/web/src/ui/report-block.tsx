import { directionOf, langOf } from '@app/words/languages';
import { createElement, type ReactNode, useContext } from 'react';
import { ReportLanguage } from './chart-words.ts';

/** The text direction of the enclosing report, if its language is known. */
export function useReportDirection(): 'ltr' | 'rtl' | undefined {
  const lang = langOf(useContext(ReportLanguage));
  return lang && directionOf(lang);
}

type Props = { as: string; start?: number | undefined; 'data-block'?: string; tabIndex?: number; children?: ReactNode };

/**
 * A top-level block. Its direction follows its first letter; in a right-to-left report it is always right-to-left,
 * because a Latin name at the start must not flip a heading. Only quotes keep the direction of their own language.
 */
export function ReportBlock({ as, children, ...attributes }: Props): ReactNode {
  const isTurned = useReportDirection() === 'rtl' && as !== 'blockquote';
  return createElement(as, { dir: isTurned ? 'rtl' : 'auto', ...attributes }, children);
}
