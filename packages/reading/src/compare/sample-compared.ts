import { bigFive } from '@app/frameworks/list/big-five';
import type { Reading, Report } from '../report.ts';
import type { Compared } from './build-comparison.ts';

const [lens] = bigFive.lenses;
const traits = (lens?.dimensions ?? []).map(({ key }) => key);

const empty = { evidence: [], counter: [] };

/** A Big Five report with these positions; a trait without one was not read. */
export function reportAt(positions: readonly (number | undefined)[], quotes: readonly [number, number][] = []): Report {
  const evidence = quotes.map(([start, end]) => ({ quote: `passage ${start}`, start, end, shows: '' }));
  const readings = traits.map((key, index): Reading => {
    const position = positions[index];
    if (position === undefined) return { key, state: 'not_assessable', ...empty, whyNot: { reason: 'no-support' } };
    return { key, state: 'read', ...empty, evidence, position };
  });
  return {
    reportVersion: 5,
    framework: bigFive.id,
    frameworkVersion: bigFive.version,
    kind: 'text',
    simulated: false,
    crisis: 'none',
    summary: '',
    summaryEvidence: [],
    lenses: [{ key: lens?.key ?? '', readings, derived: {} }],
    contradictions: [],
    markers: { isEnglish: true, values: {} },
    sample: { words: 500, ownVoiceShare: 1, level: 'good' },
    shareRead: 1,
    unwritten: 0,
    dropped: { quotes: 0, claims: 0, sentences: 0, repeated: 0 },
  };
}

export function comparedAt(
  model: Compared['model'],
  report: Report | undefined,
  own: Partial<Compared> = {},
): Compared {
  const usual = { status: 'done', createdAt: new Date(0).toISOString(), material: 'one' } as const;
  return { analysisId: `by-${model}`, model, ...usual, report, ...own };
}
