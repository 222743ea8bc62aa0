import type { Block } from '@app/contract/blocks';
import type { Mirror, MirrorRow } from '@app/contract/self-answers';
import type { Lang } from '@app/words/languages';
import { wordsOf } from '../render/words/words.ts';

/** The mirror as the last section of a report, for files. */
export function mirrorBlocks(mirror: Mirror, lang: Lang): Block[] {
  const { mirror: says, frame } = wordsOf({ lang });
  const { title, headline, summary, rows, why, notes } = mirror;
  const { columns } = says;
  const lines = rows.map(({ title: name, text, self, word }) => [name, text.join(' / ') || '–', String(self), word]);
  const blocks: Block[] = [
    { id: 'mirror', type: 'title', level: 2, text: title },
    {
      id: 'mirror:summary',
      type: 'prose',
      runs: [{ text: frame.sentence(headline), strong: true }, { text: ` ${frame.paragraph(summary)}` }],
    },
    { id: 'mirror:chart', type: 'chart', form: 'pair', rows: rows.map(toTrack) },
    { id: 'mirror:legend', type: 'note', text: says.chart },
    {
      id: 'mirror:table',
      type: 'table',
      columns: [columns.trait, columns.text, columns.self, columns.word],
      rows: lines,
    },
    { id: 'mirror:why', type: 'title', level: 3, text: why.title },
    { id: 'mirror:lead', type: 'prose', runs: [{ text: why.lead }] },
    ...why.reasons.map((reason, index): Block => ({
      id: `mirror:why-${index + 1}`,
      type: 'prose',
      item: 'bullet',
      runs: [{ text: frame.sentence(reason.title), strong: true }, { text: ` ${reason.text}` }],
    })),
    ...notes.map((text, index): Block => ({ id: `mirror:note-${index + 1}`, type: 'note', text })),
  ];
  return blocks.map((block) => ({ ...block, fold: 'notes' }));
}

/** Filled points are those of the text, the hollow one is the visitor's own, and between two single ones is a range. */
function toTrack({ title, low, high, text, self, word }: MirrorRow) {
  const [one, second] = text.map((place) => place / 100);
  const own = self / 100;
  return {
    // Leaves out what stands in brackets, because a chart has little room.
    label: title.replace(/\s?[(（][^)）]*[)）]$/u, ''),
    low,
    high,
    value: word,
    points: [...text.map((place) => ({ at: place / 100, isHollow: false })), { at: own, isHollow: true }],
    ...(one !== undefined &&
      second === undefined && { range: [Math.min(one, own), Math.max(one, own)] satisfies [number, number] }),
  };
}
