import type { Lens } from '@app/frameworks/framework';
import type { ReportContext } from '../check/check-report.ts';
import { toModelProse } from '../check/model-prose.ts';
import { toInlineQuote } from '../check/prose.ts';
import { hasLensHeadings, hasPortrait, type Plan } from '../plan/plan-reading.ts';
import type { Reading, Report, UnreadReason } from '../report.ts';
import { titleIn } from './render-result.ts';
import { type RenderWords, wordsOf } from './words/words.ts';

/** A longer list of names is no more useful than their number. */
const MAX_NAMES = 6;

/** Lists the dimensions without a reading, the reason, and the closest passage. */
export function renderUnread(context: ReportContext, report: Report): string {
  const { plan } = context;
  const words = wordsOf(plan);
  const notes = plan.lenses.flatMap((planned, index) => {
    const unread = (report.lenses[index]?.readings ?? []).filter(({ state }) => state === 'not_assessable');
    const byReason = Map.groupBy(unread, (reading) => explainUnread(words, plan, planned.lens, reading));
    const name = planned.about === undefined ? words.names.lens(planned.lens) : words.media.person(planned.about);
    return [...byReason].map(([why, readings]) => ({
      name,
      says: sayUnread(words, planned.lens, readings, why),
      nearest: renderNearest(words, planned.lens, readings, plan),
    }));
  });
  const { unwritten, shareRead } = report;
  const lines = [
    ...(unwritten ? [words.closing.unwritten(unwritten)] : []),
    ...(shareRead < 1 ? [words.closing.shareRead(Math.round(shareRead * 100))] : []),
    ...sharedNotes(words, plan, notes),
  ];
  return lines.length > 0 ? `\n\n## ${words.headings.unread}\n\n${lines.map((line) => `- ${line}`).join('\n')}` : '';
}

type Note = { name: string; says: { names: string; why: string }; nearest: string };

/** Merges notes that are the same for several people. */
function sharedNotes({ closing, frame, titled }: RenderWords, plan: Plan, notes: Note[]): string[] {
  if (!hasLensHeadings(plan)) return notes.map(({ says, nearest }) => closing.unread(says.names, says.why) + nearest);
  if (hasPortrait(plan)) {
    return notes.map(({ name, says, nearest }) => closing.unread(titled(name, says.names), says.why) + nearest);
  }
  const bySaying = Map.groupBy(notes, ({ says, nearest }) => closing.unread(says.names, says.why) + nearest);
  return [...bySaying].map(([line, same]) => {
    const [{ says, nearest } = { says: { names: '', why: '' }, nearest: '' }] = same;
    const people = frame.clauses(same.map(({ name }) => name));
    return same.length < plan.lenses.length ? closing.unread(titled(people, says.names), says.why) + nearest : line;
  });
}

function sayUnread(words: RenderWords, lens: Lens, readings: Reading[], why: string): Note['says'] {
  const total = lens.dimensions.length;
  if (readings.length === total && total > 1) return { names: words.closing.all(total), why };
  if (readings.length > MAX_NAMES) return { names: words.closing.some(readings.length, total), why };
  return { names: words.frame.clauses(readings.map(({ key }) => titleIn(words, lens, key))), why };
}

export function explainUnread(
  { closing, names }: RenderWords,
  { kind }: Pick<Plan, 'kind'>,
  lens: Lens,
  { key, whyNot }: Pick<Reading, 'key' | 'whyNot'>,
): string {
  const why: UnreadReason = whyNot ?? { reason: 'no-support' };
  if (why.reason === 'written') {
    const { text } = toModelProse(why.text, kind);
    return text.replaceAll(/\s+/g, ' ').trim() || closing.whyNot['no-support'];
  }
  if (why.reason === 'few-words') return closing.fewWords(why.needed);
  if (why.reason === 'no-words') return closing.whyNot[why.reason][kind];
  if (why.reason !== 'never') return closing.whyNot[why.reason];
  const dimension = lens.dimensions.find((one) => one.key === key);
  return (dimension && names.cannot(lens, dimension)) ?? closing.whyNot.never[kind];
}

/** Shows the passage that came closest and why it does not count. */
function renderNearest(words: RenderWords, lens: Lens, readings: Reading[], { kind }: Plan): string {
  const { closing } = words;
  const lines = readings.flatMap(({ key, considered: [nearest] = [] }) => {
    if (!nearest) return [];
    const shows = toModelProse(nearest.shows, kind).text.replaceAll(/\s+/g, ' ');
    const about = readings.length > 1 ? closing.nearestOf(titleIn(words, lens, key)) : closing.nearest;
    const quoted = words.quote(toInlineQuote(nearest.quote));
    return [`\n  - ${words.titled(about, quoted)}${shows && ` · ${shows}`}`];
  });
  return lines.join('');
}
