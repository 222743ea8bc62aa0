import type { Lens } from '@app/frameworks/framework';
import type { ReportContext } from '../check/check-report.ts';
import { toModelProse } from '../check/model-prose.ts';
import { toInlineQuote } from '../check/prose.ts';
import { hasLensHeadings, hasPortrait, type Plan } from '../plan/plan-reading.ts';
import type { Reading, Report, WhyNot } from '../report.ts';
import { titleIn } from './render-result.ts';
import { type ReportWords, wordsOf } from './words/words.ts';

/** A wall of names would say no more than their number. */
const MOST_NAMES = 6;

/** What nothing is said about, and why; with the passage that came nearest. */
export function renderUnread(context: ReportContext, report: Report): string {
  const { plan } = context;
  const words = wordsOf(context);
  const notes = plan.lenses.flatMap((planned, index) => {
    const unread = (report.lenses[index]?.readings ?? []).filter(({ state }) => state === 'not_assessable');
    const byReason = Map.groupBy(unread, (reading) => sayWhyNot(words, plan, planned.lens, reading));
    const name = planned.about === undefined ? words.names.lens(planned.lens) : words.names.person(planned.about);
    return [...byReason].map(([why, readings]) => ({
      name,
      says: sayUnread(words, planned.lens, readings, why),
      nearest: renderNearest(words, planned.lens, readings, plan),
    }));
  });
  const { unwritten, shareRead } = report;
  const lines = [
    ...(unwritten ? [words.closing.unwritten(unwritten)] : []),
    ...(shareRead < 1 ? [words.closing.shareRead(shareRead)] : []),
    ...sharedNotes(words, plan, notes),
  ];
  return lines.length > 0 ? `\n\n## ${words.headings.unread}\n\n${lines.map((line) => `- ${line}`).join('\n')}` : '';
}

type Note = { name: string; says: { names: string; why: string }; nearest: string };

/** What holds for several people is said once. */
function sharedNotes({ closing, titled }: ReportWords, plan: Plan, notes: Note[]): string[] {
  if (!hasLensHeadings(plan)) return notes.map(({ says, nearest }) => closing.unread(says.names, says.why) + nearest);
  if (hasPortrait(plan)) {
    return notes.map(({ name, says, nearest }) => closing.unread(titled(name, says.names), says.why) + nearest);
  }
  const bySaying = Map.groupBy(notes, ({ says, nearest }) => closing.unread(says.names, says.why) + nearest);
  return [...bySaying].map(([line, same]) => {
    const [{ says, nearest } = { says: { names: '', why: '' }, nearest: '' }] = same;
    const people = same.map(({ name }) => name).join(', ');
    return same.length < plan.lenses.length ? closing.unread(titled(people, says.names), says.why) + nearest : line;
  });
}

function sayUnread(words: ReportWords, lens: Lens, readings: Reading[], why: string): Note['says'] {
  const total = lens.dimensions.length;
  if (readings.length === total && total > 1) return { names: words.closing.all(total), why };
  if (readings.length > MOST_NAMES) return { names: words.closing.some(readings.length, total), why };
  return { names: readings.map(({ key }) => titleIn(words, lens, key)).join(', '), why };
}

function sayWhyNot({ closing, names }: ReportWords, { kind }: Plan, lens: Lens, { key, whyNot }: Reading): string {
  const why: WhyNot = whyNot ?? { reason: 'no-support' };
  if (why.reason === 'written') {
    const { text } = toModelProse(why.text, kind);
    return text.replaceAll(/\s+/g, ' ').trim() || closing.whyNot({ reason: 'no-support' }, kind);
  }
  const dimension = lens.dimensions.find((one) => one.key === key);
  const cannot = why.reason === 'never' && dimension ? names.cannot(lens, dimension) : undefined;
  return cannot ?? closing.whyNot(why, kind);
}

/** The passage that came closest and why it does not count: the other half of an honest nothing. */
function renderNearest(words: ReportWords, lens: Lens, readings: Reading[], { kind }: Plan): string {
  const { closing, quotes } = words;
  const lines = readings.flatMap(({ key, considered: [nearest] = [] }) => {
    if (!nearest) return [];
    const shows = toModelProse(nearest.shows, kind).text.replaceAll(/\s+/g, ' ');
    const about = readings.length > 1 ? closing.nearestOf(titleIn(words, lens, key)) : closing.nearest;
    return [`\n  - ${about}: ${quotes.open}${toInlineQuote(nearest.quote)}${quotes.close}${shows && ` · ${shows}`}`];
  });
  return lines.join('');
}
