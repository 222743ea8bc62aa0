import { findFramework } from '@app/frameworks/index';
import type { Report } from '@app/reading';

/** Every number of a report on one scale from 0 to 100, by `lens.dimension`. */
export function positionsOf(report: Report): Map<string, number> {
  const lenses = new Map(findFramework(report.framework)?.lenses.map((lens) => [lens.key, lens]));
  const positions = new Map<string, number>();
  for (const { key, readings } of report.lenses) {
    const scale = lenses.get(key)?.scale;
    for (const reading of readings) {
      const position = numberOf(reading, scale);
      if (reading.state === 'read' && position !== undefined) positions.set(`${key}.${reading.key}`, position);
    }
  }
  return positions;
}

type Numbered = Report['lenses'][number]['readings'][number];

function numberOf({ position, points, strength }: Numbered, scale: string | undefined): number | undefined {
  const read = points ? (points[0].position + points[1].position) / 2 : position;
  if (read === undefined) return strength === undefined ? undefined : strength * 25;
  return scale === 'bipolar' ? (read + 100) / 2 : read;
}

const QUOTED = /“[^”]*”|"[^"]*"|«[^»]*»|„[^“”]*[“”]|「[^」]*」|『[^』]*』|‘[^’]*’(?!\p{L})/gu;

/** The portrait without what it quotes: a quote would give the text away whatever is said about it. */
export function portraitOf({ headline = '', summary, findings = [] }: Report): string {
  return [headline, summary, ...findings.map(({ title, text }) => `${title}. ${text}`)]
    .join('\n')
    .replaceAll(QUOTED, ' ');
}

/** All that a model wrote in it, quotes aside. */
export function proseOf(report: Report): string {
  const readings = report.lenses.flatMap((lens) => lens.readings.map(({ interpretation = '' }) => interpretation));
  return [portraitOf(report), ...readings, ...(report.questions ?? [])].join('\n').replaceAll(QUOTED, ' ');
}
