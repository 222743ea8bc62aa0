import { localeOf } from '@app/words/format';
import { currentLanguage, regionOf } from '../../../words/language.ts';
import { modelName } from '../../../words/model-name.ts';
import type { ListedReport } from './report-list.ts';

/** The line below the title of a report: framework, model, day and time. */
export function detailsOf(
  { framework, model, createdAt }: ListedReport,
  labelOf: (framework: string) => string,
): string {
  return [framework && labelOf(framework), model && modelName(model), createdAt && momentOf(createdAt)]
    .filter(Boolean)
    .join(' · ');
}

/** Short date and time. */
function momentOf(time: string): string {
  const locale = localeOf(regionOf(currentLanguage()));
  const form = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(locale, form).format(new Date(time));
}
