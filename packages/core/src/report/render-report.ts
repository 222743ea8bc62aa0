import { disclaimers } from '@app/frameworks/disclaimers';
import type { Section } from '@app/frameworks/framework';
import { toInlineQuote, toProse } from './prose.ts';
import type { Evidence, Reading, Report, ReportContext } from './report.ts';

/** The Markdown that is shown, stored and exported. The live text is made of the same pieces. */
export function renderReport(context: ReportContext, report: Report): string {
  const titled = new Map(context.sections.map((section) => [section.key, section]));
  return [
    renderOpening(context),
    toProse(report.summary),
    report.summaryEvidence.map(renderEvidence).join('') || renderNoSummaryEvidence(),
    ...report.readings.map((reading) => renderReading(titled.get(reading.key), reading)),
    renderClosing(context, report),
  ].join('');
}

export function renderOpening({ framework, simulated }: ReportContext): string {
  const mark = simulated ? '*Simulated model: made for trying the product, not written by an AI provider.*\n\n' : '';
  return `# ${framework.title}\n\n${mark}`;
}

export function renderNoSummaryEvidence(): string {
  return '\n\n*No passage of the text could be checked for this summary.*';
}

function renderReading(section: Section | undefined, reading: Reading): string {
  if (!section) return '';
  return [
    renderHeading(section),
    ...reading.evidence.map(renderEvidence),
    ...(reading.counter.length > 0 ? [renderCounterStart(), ...reading.counter.map(renderEvidence)] : []),
    reading.interpretation === undefined
      ? renderWhyNot(reading.whyNot ?? '')
      : renderInterpretationStart() + toProse(reading.interpretation),
  ].join('');
}

export function renderHeading({ title }: Section): string {
  return `\n\n## ${title}`;
}

export function renderEvidence({ quote, shows }: Evidence): string {
  const note = toProse(shows).replaceAll(/\s+/g, ' ');
  return `\n\n> “${toInlineQuote(quote)}”${note && `\n>\n> ${note}`}`;
}

export function renderCounterStart(): string {
  return '\n\n**On the other hand**';
}

export function renderInterpretationStart(): string {
  return '\n\n';
}

export function renderWhyNot(whyNot: string): string {
  return `\n\n*Not assessable.* ${toProse(whyNot)}`;
}

export function renderClosing({ framework, sections }: ReportContext, report: Report): string {
  const quotes = [report.summaryEvidence, ...report.readings.flatMap(({ evidence, counter }) => [evidence, counter])];
  const checked = quotes.flat().length;
  const missing = sections.length - report.readings.length;
  const lines = [
    `**Sample:** ${count(report.sample.words, 'word')}. ${sampleNote(report.sample.words)}`,
    `**Quotes:** ${checked} found word for word in the text${report.dropped.quotes ? `, ${report.dropped.quotes} not found and removed` : ''}.`,
    ...(report.dropped.claims
      ? [`**Removed:** ${count(report.dropped.claims, 'statement')} without support in the text.`]
      : []),
    ...(missing > 0 ? [`**Incomplete:** the model did not write ${count(missing, 'section')}.`] : []),
  ];
  const notes = framework.disclaimers.map((key) => `*${disclaimers[key]}*`);
  return `\n\n## How To Read This\n\n${lines.map((line) => `- ${line}`).join('\n')}\n\n${notes.join('\n\n')}\n`;
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** Published accuracy rises with length: about a third of the best at 100 words, two thirds at 300. */
function sampleNote(words: number): string {
  if (words < 100) return 'Very short: read this as a first impression only.';
  if (words < 300) return 'Short: a longer text would make the reading steadier.';
  if (words < 1_200) return 'Enough for a reading; more would sharpen it.';
  return 'A good sample.';
}
