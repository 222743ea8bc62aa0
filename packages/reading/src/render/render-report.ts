import { isBarScale } from '@app/frameworks/framework';
import type { ReportContext } from '../check/check-report.ts';
import { materialWords } from './material-words.ts';
import { renderSubject } from '../observe/render-subject.ts';
import { toModelProse } from '../check/model-prose.ts';
import { groundedIn } from '../check/quotations.ts';
import { hasPortrait } from '../plan/plan-reading.ts';
import { renderClosing } from './render-closing.ts';
import { renderLens } from './render-lens.ts';
import { renderFinding, renderHeadline, renderQuestions, renderSynthesis } from './render-opening-parts.ts';
import type { Report } from '../report.ts';
import type { CrisisLevel } from '../check/crisis.ts';
import { renderCrisisCard } from './render-crisis-card.ts';

/** The Markdown that is shown, stored and exported. The live text is made of the same pieces. */
export function renderReport(context: ReportContext, report: Report): { text: string; removed: number } {
  const summary = toModelProse(report.summary, context.plan.kind, groundedIn(context.source));
  const lenses = context.plan.lenses.flatMap((planned, index) => {
    const reading = report.lenses[index];
    return reading ? [renderLens(context, planned, reading)] : [];
  });
  const { kind } = context.plan;
  const headline = renderHeadline(report.headline ?? '', kind);
  const findings = (report.findings ?? []).map((finding) => renderFinding(finding, kind));
  const synthesis = renderSynthesis(report.synthesis ?? [], kind);
  const questions = renderQuestions(report);
  const shown = [headline, summary, ...findings, synthesis, ...lenses, questions];
  const removed = shown.reduce((sum, part) => sum + part.removed, 0);
  const text = [
    renderOpening(context, report.crisis),
    headline.text,
    summary.text,
    findings.map((finding) => finding.text).join('') ||
      (report.summary.trim() || report.isSummaryWithheld ? renderNoSummaryEvidence(context) : ''),
    synthesis.text,
    renderSummaryEnd(context),
    ...lenses.map((lens) => lens.text),
    questions.text,
    renderClosing(context, {
      ...report,
      dropped: { ...report.dropped, sentences: report.dropped.sentences + removed },
    }),
  ].join('');
  return { text, removed };
}

/** Help comes before everything else. */
export function renderOpening({ plan, simulated, help }: ReportContext, crisis: CrisisLevel): string {
  const card = crisis === 'none' ? '' : `${renderCrisisCard(crisis, help)}\n\n`;
  const mark = simulated ? '*Simulated model: made for trying the product, not written by an AI provider.*\n\n' : '';
  const notice = plan.framework.notice ? `*${plan.framework.notice}*\n\n` : '';
  const opening = `${card}# ${plan.framework.title}\n\n${mark}${notice}${renderSubject(plan)}`;
  return hasPortrait(plan) ? opening : opening.trimEnd();
}

export function renderNoSummaryEvidence({ plan }: ReportContext): string {
  return hasPortrait(plan) ? `\n\n*${materialWords[plan.kind].noSummaryEvidence}*` : '';
}

/** How the bars are read, once, before the first of them. */
export function renderSummaryEnd({ plan }: ReportContext): string {
  const withBars = plan.lenses.filter(({ lens, asked }) => asked.length > 0 && isBarScale(lens.scale));
  if (withBars.length === 0) return '';
  const hasItems = plan.kind === 'text' && withBars.some(({ lens }) => lens.items);
  return `\n\n*How to read the bars:* ${materialWords[plan.kind].barLegend}${hasItems ? ITEM_LEGEND : ''}`;
}

const ITEM_LEGEND =
  ' Where statements were rated first, a hollow ○ is thin, because it rests on half of them or fewer, and two points mean that they pull apart.';
