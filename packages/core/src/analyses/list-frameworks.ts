import type { FrameworkSummary, MaterialKind } from '@app/contract/frameworks';
import { frameworks } from '@app/frameworks/index';
import type { Framework } from '@app/frameworks/framework';
import type { Lang } from '@app/words/languages';
import { reportWordsOf } from '@app/words/reports';
import { findMedianSeconds } from '../db/analysis-times.ts';
import { findSwitchedOff } from '../db/switches.ts';
import type { Services } from '../services.ts';

/** Frameworks with a route that takes a document. */
const readsDocuments = new Set(['general', 'mbti']);

/** Lists the frameworks in this language, with their usual duration and whether the operator switched them off. */
export async function listFrameworks({ db }: Services, lang: Lang): Promise<FrameworkSummary[]> {
  const [off, medians] = await Promise.all([
    findSwitchedOff(db).catch(() => undefined),
    findMedianSeconds(db).catch(() => undefined),
  ]);
  const { names } = reportWordsOf(lang);
  const titles: Partial<Record<string, string>> = names?.titles ?? {};
  return frameworks.map(({ id, title, lenses, ...framework }) => ({
    id,
    title: titles[id] ?? title,
    kinds: kindsOf(id, framework),
    lenses: lenses.map((lens) => ({ key: lens.key, title: names?.lenses[lens.key]?.title ?? lens.title })),
    // If the switches cannot be read, no framework counts as offered.
    isOffered: off !== undefined && !off.frameworks.includes(id),
    expectedSeconds: medians?.get(id),
  }));
}

function kindsOf(id: string, { kinds }: Pick<Framework, 'kinds'>): MaterialKind[] {
  return kinds.flatMap((kind) => (kind === 'text' && readsDocuments.has(id) ? [kind, 'document'] : [kind]));
}
