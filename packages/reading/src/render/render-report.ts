import type { ReportContext } from '../check/check-report.ts';
import type { CrisisLevel } from '../check/crisis.ts';
import { toModelProse } from '../check/model-prose.ts';
import { groundedIn } from '../check/quotations.ts';
import { renderSubject } from '../observe/render-subject.ts';
import { hasPortrait } from '../plan/plan-reading.ts';
import type { Report } from '../report.ts';
import { renderClosing } from './render-closing.ts';
import { renderCrisisCard } from './render-crisis-card.ts';
import { renderLens } from './render-lens.ts';
import {
  renderFinding,
  renderFindingsStart,
  renderHeadline,
  renderQuestions,
  renderSynthesis,
} from './render-opening-parts.ts';
import { renderOverview } from './render-overview.ts';
import { wordsOf } from './words/words.ts';

/**
 * The page folds the sections after this line, up to the next one; exported files do not. The first line ends the first
 * screen.
 */
export const SECTION_RULE = '\n\n---';

/**
 * The Markdown that is shown, stored and exported. The live text consists of the same pieces; sections that need all
 * readings (overview, synthesis, lens results) are inserted between them at the end.
 */
export function renderReport(context: ReportContext, report: Report): { text: string; removed: number } {
  const { plan } = context;
  const { kind } = plan;
  const summary = toModelProse(report.summary, kind, groundedIn(context.source));
  const lenses = plan.lenses.flatMap((planned, index) => {
    const reading = report.lenses[index];
    return reading ? [renderLens(context, planned, reading)] : [];
  });
  const headline = renderHeadline(report.headline ?? '', kind);
  const findings = (report.findings ?? []).map((finding) => renderFinding(finding, plan));
  const synthesis = renderSynthesis(context, report.synthesis ?? []);
  const questions = renderQuestions(context, report);
  const shown = [headline, summary, ...findings, synthesis, ...lenses, questions];
  const removed = shown.reduce((sum, part) => sum + part.removed, 0);
  const found = findings.map(({ text }) => text).join('');
  const noEvidence = report.summary.trim() || report.isSummaryWithheld ? renderNoSummaryEvidence(context) : '';
  const read = lenses.map(({ text }) => text).join('');
  const isFolded = hasPortrait(plan) && read !== '';
  const text = [
    renderOpening(context, report.crisis, headline.text),
    summary.text,
    found ? renderFindingsStart(context) + found : noEvidence,
    renderOverview(context, report),
    synthesis.text,
    isFolded ? SECTION_RULE : '',
    read,
    questions.text && `${isFolded ? SECTION_RULE : ''}${questions.text}`,
    isFolded && !questions.text ? '' : SECTION_RULE,
    renderClosing(context, {
      ...report,
      dropped: { ...report.dropped, sentences: report.dropped.sentences + removed },
    }),
  ].join('');
  return { text, removed };
}

/** The crisis card comes first. The headline is the title, if there is one. */
export function renderOpening(context: ReportContext, crisis: CrisisLevel, headline = ''): string {
  const { plan, simulated, help } = context;
  const words = wordsOf(plan);
  const card = crisis === 'none' ? '' : `${renderCrisisCard(crisis, help)}\n\n`;
  const name = words.names.framework(plan.framework);
  const title = headline ? `# ${headline}\n\n*${name}*` : `# ${name}`;
  const mark = simulated ? `*${words.frame.simulated}*\n\n` : '';
  const opening = `${card}${title}\n\n${mark}${renderSubject(plan)}`;
  return hasPortrait(plan) ? opening : opening.trimEnd();
}

export function renderNoSummaryEvidence(context: ReportContext): string {
  const { plan } = context;
  return hasPortrait(plan) ? `\n\n*${wordsOf(context.plan).frame.noSummaryEvidence[plan.kind]}*` : '';
}
