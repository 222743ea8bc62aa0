import type { InputKind } from '@app/frameworks/framework';
import type { Lang } from '@app/words/languages';
import type { ReportContext } from '../check/check-report.ts';
import { toModelProse } from '../check/model-prose.ts';
import type { Finding, Report, Synthesis } from '../report.ts';
import { renderEvidence } from './render-reading.ts';
import { wordsOf } from './words/words.ts';

type Shown = { text: string; removed: number };

const nothing: Shown = { text: '', removed: 0 };

/** Puts a model's text on one line. */
function toLine(words: string, kind: InputKind): Shown {
  const { text, removed } = toModelProse(words, kind);
  return { text: text.replaceAll(/\s+/g, ' ').trim(), removed };
}

export function renderHeadline(headline: string, kind: InputKind): Shown {
  const { text, removed } = toLine(headline, kind);
  return { text: text.replaceAll('*', '').replace(/(?<!\.\.)\.$/, ''), removed };
}

export const renderFindingsStart = (context: ReportContext): string =>
  `\n\n## ${wordsOf(context.plan).headings.findings}`;

export function renderFinding({ title, text, evidence }: Finding, plan: { kind: InputKind; lang: Lang }): Shown {
  const { kind } = plan;
  const words = toLine(text, kind);
  if (!words.text) return { ...nothing, removed: words.removed };
  const name = toLine(title, kind);
  const lead = name.text && `\n\n**${name.text.replaceAll('*', '').replace(/[.:]$/, '')}**`;
  return {
    text: `${lead}${renderEvidence(plan, evidence)}\n\n${words.text}`,
    removed: words.removed + name.removed,
  };
}

export function renderSynthesis(context: ReportContext, synthesis: readonly Synthesis[]): Shown {
  const parts = synthesis.map(({ text }) => toLine(text, context.plan.kind));
  const shown = parts.filter(({ text }) => text !== '');
  const heading = `\n\n## ${wordsOf(context.plan).headings.synthesis}`;
  return {
    text: shown.length > 0 ? heading + shown.map(({ text }) => `\n\n${text}`).join('') : '',
    removed: sumRemoved(parts),
  };
}

export function renderQuestions(context: ReportContext, { questions = [] }: Pick<Report, 'questions'>): Shown {
  const parts = questions.map((question) => toLine(question, context.plan.kind));
  const shown = parts.filter(({ text }) => text !== '');
  const list = shown.map(({ text }) => `- ${text}`).join('\n');
  return {
    text: shown.length > 0 ? `\n\n## ${wordsOf(context.plan).headings.questions}\n\n${list}` : '',
    removed: sumRemoved(parts),
  };
}

const sumRemoved = (parts: readonly Shown[]): number => parts.reduce((sum, { removed }) => sum + removed, 0);
