import type { InputKind } from '@app/frameworks/framework';
import { toModelProse } from '../check/model-prose.ts';
import type { Finding, Report, Synthesis } from '../report.ts';
import { renderEvidence } from './render-reading.ts';

type Shown = { text: string; removed: number };

const nothing: Shown = { text: '', removed: 0 };

/** One line of a model's words. */
function toLine(words: string, kind: InputKind): Shown {
  const { text, removed } = toModelProse(words, kind);
  return { text: text.replaceAll(/\s+/g, ' ').trim(), removed };
}

export function renderHeadline(headline: string, kind: InputKind): Shown {
  const { text, removed } = toLine(headline, kind);
  return { text: text && `**${text.replaceAll('*', '')}**\n\n`, removed };
}

/** A title, what it says, and the passage it rests on. */
export function renderFinding({ title, text, evidence }: Finding, kind: InputKind): Shown {
  const words = toLine(text, kind);
  if (!words.text) return { ...nothing, removed: words.removed };
  const name = toLine(title, kind);
  const lead = name.text && `**${name.text.replaceAll('*', '').replace(/[.:]$/, '')}.** `;
  return {
    text: `\n\n${lead}${words.text}${renderEvidence(kind, evidence)}`,
    removed: words.removed + name.removed,
  };
}

export function renderSynthesis(synthesis: readonly Synthesis[], kind: InputKind): Shown {
  const parts = synthesis.map(({ text }) => toLine(text, kind));
  const shown = parts.filter(({ text }) => text !== '');
  return {
    text: shown.length > 0 ? `\n\n## Taken Together${shown.map(({ text }) => `\n\n${text}`).join('')}` : '',
    removed: sumRemoved(parts),
  };
}

export function renderQuestions({ questions = [], kind }: Pick<Report, 'questions' | 'kind'>): Shown {
  const parts = questions.map((question) => toLine(question, kind));
  const shown = parts.filter(({ text }) => text !== '');
  return {
    text:
      shown.length > 0
        ? `\n\n## Questions Worth Asking Yourself\n\n${shown.map(({ text }) => `- ${text}`).join('\n')}`
        : '',
    removed: sumRemoved(parts),
  };
}

const sumRemoved = (parts: readonly Shown[]): number => parts.reduce((sum, { removed }) => sum + removed, 0);
