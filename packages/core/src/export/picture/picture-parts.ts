import type { Block, Chart, Run } from '@app/contract/blocks';
import { quotesIn } from '@app/document/quotes-in';
import { type BlockWriters, isDrawn, writeBlock } from '@app/document/surfaces';
import type { WriterWords } from '@app/document/to-markdown';
import { cleanChart } from '../paper/paper-text.ts';

/** What a picture takes of a report. `heading` names the lens of a chart behind the letter. */
export type PictureParts = { title: string; portrait: string[]; findings: string[]; chart?: Chart; heading: string };

type Context = { said(runs: readonly Run[]): string; isOpen: boolean; heading: string };
type Taken = { title?: string; portrait?: string; finding?: string; chart?: Chart; heading?: string };

export function readPictureParts(blocks: readonly Block[], { quote }: WriterWords): PictureParts {
  const quotes = quotesIn(blocks);
  const said = (runs: readonly Run[]): string =>
    runs.map((run) => ('quote' in run ? quote(quotes.get(run.quote)?.words ?? '') : run.text)).join('');
  const parts: PictureParts = { title: '', portrait: [], findings: [], heading: '' };
  let heading = '';
  /** The portrait is the prose before the first heading. */
  let isOpen = true;
  for (const block of blocks) {
    if (!isDrawn(block, 'picture')) continue;
    const taken: Taken = writeBlock(writers, block, { said, isOpen: isOpen && !block.fold, heading });
    parts.title ||= taken.title ?? '';
    if (taken.portrait) parts.portrait.push(taken.portrait);
    if (taken.finding) parts.findings.push(taken.finding);
    if (taken.heading !== undefined) [heading, isOpen] = [taken.heading, false];
    if (taken.chart && !parts.chart) Object.assign(parts, { chart: taken.chart, heading: block.fold ? heading : '' });
  }
  return parts;
}

const nothing = (): Taken => ({});

const writers: BlockWriters<Context, Taken> = {
  headline: ({ title }) => ({ title }),
  chart: ({ title: _title, ...chart }) => ({ chart: cleanChart(chart) }),
  title: ({ text }) => ({ heading: text }),
  prose({ runs, item }, { said, isOpen }) {
    // Findings of reports before version 6 have a bold line as their title.
    const isFinding = runs.every((run) => 'text' in run && (run.strong || !run.text.trim()));
    if (isFinding) return { finding: said(runs) };
    return isOpen && item === undefined ? { portrait: said(runs) } : {};
  },
  result: nothing,
  say: nothing,
  help: nothing,
  row: nothing,
  passage: nothing,
  table: nothing,
  unread: nothing,
  method: nothing,
  media: nothing,
  note: nothing,
  quote: nothing,
};
