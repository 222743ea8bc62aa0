import type { Profile } from '@app/contract/analyses';
import { general } from '@app/frameworks/list/general';
import { personSummary } from '@app/frameworks/media';
import type { Lang } from '@app/words/languages';
import { toModelProse } from '../check/model-prose.ts';
import { quoteBlocks } from '../render/cite.ts';
import { renderBlocks } from '../render/report-blocks.ts';
import { proseAndQuotes } from '../render/row-block.ts';
import type { Reading, Report } from '../report.ts';

/** One profile per person of a general portrait, in report order; empty for every other report. */
export function profilesOf(report: Report, lang: Lang = 'en'): Profile[] {
  const { framework, kind, lenses } = report;
  if (framework !== general.id || kind === 'text') return [];
  return lenses.map(({ readings }) => {
    const written = readings.filter(({ state }) => state === 'read');
    const summary = written.find(({ key }) => key === personSummary.key);
    const sections = written.filter(({ key }) => key !== personSummary.key);
    return {
      summary: summary ? textOf(report, lang, summary) : '',
      // `fromEntries` instead of assignment, because a stored key may have any name, such as `__proto__`.
      detailed_analysis: Object.fromEntries(sections.map((reading) => [reading.key, textOf(report, lang, reading)])),
    };
  });
}

/** The text that the report shows under the heading: the checked prose and its cues. */
function textOf({ kind }: Report, lang: Lang, reading: Reading): string {
  const { text } = toModelProse(reading.interpretation ?? '', kind);
  const { evidence, considered = [], counter } = reading;
  const quotes = quoteBlocks([...evidence, ...considered, ...counter]);
  const shown = proseAndQuotes({ kind, lang }, text, reading);
  return renderBlocks([...quotes, { id: reading.key, type: 'row', level: 3, ...shown }], lang);
}
