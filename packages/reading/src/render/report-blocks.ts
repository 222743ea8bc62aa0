import type { Block, BlockOf } from '@app/contract/blocks';
import { uniqueBlocks } from '@app/document/quotes-in';
import { toMarkdown } from '@app/document/to-markdown';
import type { Lang } from '@app/words/languages';
import type { ReportContext } from '../check/check-report.ts';
import { isInDistress } from '../letter/letter.ts';
import { subjectBlocks } from '../observe/subject-block.ts';
import type { Report } from '../report.ts';
import { onOneLine } from './cite.ts';
import { closingBlocks } from './closing-blocks.ts';
import { helpBlock } from './help-block.ts';
import { lensBlocks } from './lens-blocks.ts';
import { letterBlocks } from './letter-blocks.ts';
import { overviewBlocks, tableBlocks } from './render-overview.ts';
import { wordsOf } from './words/words.ts';

/**
 * A whole report as blocks, in reading order: the letter, and folded behind it what it rests on. `removed` counts the
 * sentences of rows that are withheld.
 */
export function toBlocks(context: ReportContext, report: Report): { blocks: Block[]; removed: number } {
  const lenses = context.plan.lenses.flatMap((planned, index) => {
    const reading = report.lenses[index];
    return reading ? [lensBlocks(context, planned, reading, isInDistress(report.distress))] : [];
  });
  const removed = lenses.reduce((sum, part) => sum + part.removed, 0);
  const dropped = { ...report.dropped, sentences: report.dropped.sentences + removed };
  // Where the letter has no place for the numbers, they stand below it.
  const below = report.letter?.some(({ type }) => type === 'help')
    ? undefined
    : helpFor(context, report, report.distress === 'danger' ? 'active' : 'weeks');
  const blocks = [
    ...beginningBlocks(context, report),
    ...(below ? [{ ...below, id: 'help-below' }] : []),
    ...tableBlocks(context, report),
    ...lenses.flatMap((part) => part.blocks),
    ...closingBlocks(context, { ...report, dropped }),
  ];
  return { blocks: uniqueBlocks(blocks), removed };
}

/** The first screen: crisis card, headline, result, letter. It only grows while the letter does. */
export function beginningBlocks(context: ReportContext, report: Report): Block[] {
  const { letter = [], summaryEvidence, distress } = report;
  return [
    ...openingBlocks(context, report),
    ...(isInDistress(distress) ? [] : overviewBlocks(context, report)),
    ...letterBlocks(letter, { quotes: summaryEvidence, help: helpFor(context, report, 'numbers') }),
  ];
}

/** The blocks as the text that is stored in messages and downloaded. */
export const renderBlocks = (blocks: readonly Block[], lang: Lang): string => toMarkdown(blocks, wordsOf({ lang }));

/** Somebody in distress gets help in place of a result; a crisis card stands above everything. */
const helpFor = (
  { help }: ReportContext,
  { distress, crisis }: Report,
  form: Parameters<typeof helpBlock>[0],
): BlockOf<'help'> | undefined => (isInDistress(distress) && crisis !== 'active' ? helpBlock(form, help) : undefined);

/** The crisis card comes first. The headline is the title, if there is one. */
function openingBlocks({ plan, simulated, help }: ReportContext, { crisis, headline: written = '' }: Report): Block[] {
  const words = wordsOf(plan);
  const card = helpBlock(crisis, help);
  const name = words.names.framework(plan.framework);
  const headline = onOneLine(written);
  return [
    ...(card ? [card] : []),
    { id: 'headline', type: 'headline', ...(headline ? { title: headline, name } : { title: name }) },
    ...(simulated ? [{ id: 'simulated', type: 'note' as const, text: words.frame.simulated }] : []),
    ...subjectBlocks(plan),
  ];
}
