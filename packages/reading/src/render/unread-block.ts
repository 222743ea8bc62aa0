import type { Block, BlockOf } from '@app/contract/blocks';
import type { Lens } from '@app/frameworks/framework';
import type { ReportContext } from '../check/check-report.ts';
import { toModelProse } from '../check/model-prose.ts';
import { readMarks } from '../letter/read-marks.ts';
import { hasLensHeadings, hasPortrait, type Plan } from '../plan/plan-reading.ts';
import type { Evidence, Reading, Report, UnreadReason } from '../report.ts';
import { cite, quoteBlocks } from './cite.ts';
import { titleIn } from './format-result.ts';
import { type RenderWords, wordsOf } from './words/words.ts';

/** A longer list of names is no more useful than their number. */
const MAX_NAMES = 6;

/** Lists the dimensions without a reading, the reason, and the closest passage. */
export function unreadBlocks({ plan }: ReportContext, report: Report): Block[] {
  const words = wordsOf(plan);
  const { unwritten, shareRead } = report;
  const notes = plan.lenses.flatMap((planned, index) => {
    const unread = (report.lenses[index]?.readings ?? []).filter(({ state }) => state === 'not_assessable');
    const byReason = Map.groupBy(unread, (reading) => explainUnread(words, plan, planned.lens, reading));
    const name = planned.about === undefined ? words.names.lens(planned.lens) : words.media.person(planned.about);
    return [...byReason].map(([why, readings]) => ({
      name,
      says: sayUnread(words, planned.lens, readings, why),
      nearest: nearestOf(words, planned.lens, readings, plan),
    }));
  });
  const alone = (text: string): Item => ({ runs: readMarks(text), nearest: [] });
  const items = [
    ...(unwritten ? [alone(words.closing.unwritten(unwritten))] : []),
    ...(shareRead < 1 ? [alone(words.closing.shareRead(Math.round(shareRead * 100)))] : []),
    ...sharedItems(words, plan, notes),
  ];
  if (items.length === 0) return [];
  const considered = report.lenses.flatMap(({ readings }) => readings.flatMap((reading) => passagesIn(reading)));
  return [
    ...quoteBlocks(considered),
    { id: 'unread', type: 'unread', fold: 'notes', title: words.headings.unread, items },
  ];
}

const passagesIn = ({ state, considered = [] }: Reading): Evidence[] =>
  state === 'not_assessable' ? considered.slice(0, 1) : [];

type Item = BlockOf<'unread'>['items'][number];
type Note = { name: string; says: { names: string; why: string }; nearest: Item['nearest'] };

/** Merges notes that are the same for several people. */
function sharedItems({ closing, frame, titled }: RenderWords, plan: Plan, notes: Note[]): Item[] {
  const item = ({ says, nearest }: Note, names = says.names): Item => ({
    runs: readMarks(closing.unread(names, says.why)),
    nearest,
  });
  if (!hasLensHeadings(plan)) return notes.map((note) => item(note));
  if (hasPortrait(plan)) return notes.map((note) => item(note, titled(note.name, note.says.names)));
  const bySaying = Map.groupBy(notes, (note) => JSON.stringify(item(note)));
  return [...bySaying.values()].flatMap((same) => {
    const [note] = same;
    if (!note) return [];
    const people = frame.clauses(same.map(({ name }) => name));
    return same.length < plan.lenses.length ? item(note, titled(people, note.says.names)) : item(note);
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

/** The passage that came closest and why it does not count. */
function nearestOf(words: RenderWords, lens: Lens, readings: Reading[], { kind }: Plan): Item['nearest'] {
  const { closing } = words;
  return readings.flatMap(({ key, considered = [] }) =>
    cite(kind, considered.slice(0, 1)).map((cited) => ({
      ...cited,
      title: readings.length > 1 ? closing.nearestOf(titleIn(words, lens, key)) : closing.nearest,
    })),
  );
}
