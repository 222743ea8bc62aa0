import { join } from 'node:path';
import type { EvalCase } from './cases.ts';
import { differencesOf } from './measure-truth.ts';
import type { AgreementScore, Scorecard } from './card.ts';
import { measure } from './measures.ts';
import { positionsOf } from './read-report.ts';
import { renderMarkdown, renderOverview } from './render-markdown.ts';
import { renderPage } from './render-page.ts';
import type { TrialResult } from './result.ts';
import type { Match } from './specificity.ts';
import { correlate, meanAbsolute } from './statistics.ts';
import { writeWhole } from './files.ts';

type Making = { results: readonly TrialResult[]; cases: readonly EvalCase[]; judge?: Match };

/** One for each framework with each model. */
export async function makeScorecards({ results, cases, judge }: Making): Promise<Scorecard[]> {
  const known = new Map(cases.map((one) => [one.id, one]));
  const groups = Object.values(Object.groupBy(results, nameOf));
  const cards: Scorecard[] = [];
  for (const own of groups) {
    const [first] = own ?? [];
    if (!own || !first) continue;
    const { source, framework, provider, model } = first;
    const measures = await measure({ results: own, cases: known, ...(judge && { judge }) });
    const others = groups.filter((group) => group?.[0]?.framework === framework && group !== own);
    cards.push({
      source,
      framework,
      provider,
      model,
      measures,
      agreement: others.flatMap((other = []) => compare(own, other)),
    });
  }
  return cards;
}

/** Part of file names, so the slash of some model ids is replaced. */
export const nameOf = ({ framework, provider, model }: Pick<Scorecard, 'framework' | 'provider' | 'model'>): string =>
  `${framework}.${provider}.${model.replaceAll(/[^\w.-]+/g, '-')}`;

function compare(own: TrialResult[], other: TrialResult[]): AgreementScore[] {
  const first = other.filter(({ repeat }) => repeat === 1);
  const pairs = own.flatMap((result) => {
    const same = first.find(({ caseId }) => caseId === result.caseId);
    return result.repeat === 1 && same ? [{ result, same }] : [];
  });
  const differences = pairs.flatMap(({ result, same }) => differencesOf(result, same));
  if (differences.length === 0 || !first[0]) return [];
  const points = pairs.flatMap(({ result, same }) => {
    const others = same.report ? positionsOf(same.report) : new Map<string, number>();
    const own = result.report ? [...positionsOf(result.report)] : [];
    return own.flatMap(([key, x]) => (others.has(key) ? [{ x, y: others.get(key) ?? 0 }] : []));
  });
  const distance = meanAbsolute(differences.map(({ by }) => by));
  return [{ with: `${first[0].provider} ${first[0].model}`, r: correlate(points), distance, of: differences.length }];
}

export function writeScorecards(folder: string, cards: readonly Scorecard[]): void {
  for (const card of cards) {
    const file = join(folder, 'scorecards', nameOf(card));
    writeWhole(`${file}.json`, `${JSON.stringify(card, undefined, 2)}\n`);
    writeWhole(`${file}.md`, renderMarkdown(card));
    writeWhole(`${file}.html`, renderPage(card));
  }
  writeWhole(join(folder, 'scorecards', 'README.md'), renderOverview(cards));
}
