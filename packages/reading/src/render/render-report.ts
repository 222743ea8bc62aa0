import type { ReportContext } from '../check/check-report.ts';
import type { CrisisLevel } from '../check/crisis.ts';
import { toInlineQuote } from '../check/prose.ts';
import { isInDistress } from '../letter/letter.ts';
import { renderSubject } from '../observe/render-subject.ts';
import type { Report } from '../report.ts';
import { renderClosing } from './render-closing.ts';
import { renderCrisisCard } from './render-crisis-card.ts';
import { renderLens } from './render-lens.ts';
import { renderLetter } from './render-letter.ts';
import { renderOverview } from './render-overview.ts';
import { wordsOf } from './words/words.ts';

/**
 * The page folds the sections after this line, up to the next one; exported files do not. The first line ends the first
 * screen.
 */
export const SECTION_RULE = '\n\n---';

/** The Markdown that is shown, stored and exported: the letter, and folded behind it what it rests on. */
export function renderReport(context: ReportContext, report: Report): { text: string; removed: number } {
  const { plan } = context;
  const lenses = plan.lenses.flatMap((planned, index) => {
    const reading = report.lenses[index];
    return reading ? [renderLens(context, planned, reading, isInDistress(report.distress))] : [];
  });
  const removed = lenses.reduce((sum, part) => sum + part.removed, 0);
  const read = lenses.map(({ text }) => text).join('');
  const dropped = { ...report.dropped, sentences: report.dropped.sentences + removed };
  const text = [
    renderBeginning(context, report),
    // Where the letter has no place for the numbers, they stand below it.
    hasPlaceForHelp(report)
      ? ''
      : `\n\n${helpFor(context, report, report.distress === 'danger' ? 'active' : 'weeks')}`.trimEnd(),
    read && SECTION_RULE,
    read,
    SECTION_RULE,
    renderClosing(context, { ...report, dropped }),
  ].join('');
  return { text, removed };
}

/** The first screen: headline, result, letter. It only grows while the letter does. */
export function renderBeginning(context: ReportContext, report: Report): string {
  const words = wordsOf(context.plan);
  const { letter = [], summaryEvidence, distress, crisis, headline } = report;
  return [
    renderOpening(context, crisis, headline),
    isInDistress(distress) ? '' : renderOverview(context, report),
    renderLetter(words, letter, { quotes: summaryEvidence, help: helpFor(context, report, 'numbers') }),
  ].join('');
}

/** Somebody in distress gets help in place of a result; a crisis card stands above everything. */
const helpFor = (
  { help }: ReportContext,
  { distress, crisis }: Report,
  form: Parameters<typeof renderCrisisCard>[0],
): string => (isInDistress(distress) && crisis !== 'active' ? renderCrisisCard(form, help) : '');

const hasPlaceForHelp = ({ letter = [] }: Report): boolean => letter.some(({ type }) => type === 'help');

/** The crisis card comes first. The headline is the title, if there is one. */
function renderOpening(context: ReportContext, crisis: CrisisLevel, headline = ''): string {
  const { plan, simulated, help } = context;
  const words = wordsOf(plan);
  const card = crisis === 'none' ? '' : `${renderCrisisCard(crisis, help)}\n\n`;
  const name = words.names.framework(plan.framework);
  const title = headline ? `# ${toInlineQuote(headline)}\n\n*${name}*` : `# ${name}`;
  const mark = simulated ? `\n\n*${words.frame.simulated}*` : '';
  return `${card}${title}${mark}\n\n${renderSubject(plan)}`.trimEnd();
}
