import { isBarScale } from '@app/frameworks/framework';
import type { ReportContext } from './check-report.ts';
import { materialWords } from './material-words.ts';
import { renderSubject } from './media/render-subject.ts';
import { toModelProse } from './model-prose.ts';
import { hasPortrait } from './plan-reading.ts';
import { renderClosing } from './render-closing.ts';
import { renderLens } from './render-lens.ts';
import { renderEvidence } from './render-reading.ts';
import type { Report } from './report.ts';
import { type CrisisLevel, renderCrisisCard } from './safety/crisis.ts';

/** The Markdown that is shown, stored and exported. The live text is made of the same pieces. */
export function renderReport(context: ReportContext, report: Report): { text: string; removed: number } {
  const summary = toModelProse(report.summary, context.plan.kind);
  const lenses = context.plan.lenses.flatMap((planned, index) => {
    const reading = report.lenses[index];
    return reading ? [renderLens(context, planned, reading)] : [];
  });
  const removed = lenses.reduce((sum, lens) => sum + lens.removed, summary.removed);
  const text = [
    renderOpening(context, report.crisis),
    summary.text,
    report.summaryEvidence.map((item) => renderEvidence(context.plan.kind, item)).join('') ||
      renderNoSummaryEvidence(context),
    renderSummaryEnd(context),
    ...lenses.map(({ text }) => text),
    renderClosing(context, { ...report, dropped: { ...report.dropped, sentences: removed } }),
  ].join('');
  return { text, removed };
}

/** Help comes before everything else. */
export function renderOpening({ plan, simulated }: ReportContext, crisis: CrisisLevel): string {
  const card = crisis === 'none' ? '' : `${renderCrisisCard(crisis)}\n\n`;
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
  const hasBars = plan.lenses.some(({ lens, asked }) => asked.length > 0 && isBarScale(lens.scale));
  if (!hasBars) return '';
  return `\n\n*How to read the bars:* ${materialWords[plan.kind].barLegend}`;
}
