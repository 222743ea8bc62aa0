import type { Block, BlockOf, Cited } from '@app/contract/blocks';
import { type BlockWriters, writeBlock } from '@app/document/surfaces';
import type { QuoteBlock } from '@app/document/quotes-in';
import type { Lang } from '@app/words/languages';
import { Fragment, type ReactNode } from 'react';
import { type Pen, takePen } from './draw-runs.tsx';
import { QuoteBox } from './evidence.tsx';
import type { HeadedBlock } from './group-blocks.ts';
import { ReportBar } from './report-bar.tsx';
import { ReportBlock } from './report-block.tsx';
import { ReportChart } from './report-chart.tsx';

export type BlockContext = { quotes: ReadonlyMap<string, QuoteBlock>; lang: Lang };

/** Draws a block that stands alone. */
export const drawBlock = (block: Block, context: BlockContext): ReactNode => (
  <Fragment key={block.id}>{writeBlock(writers, block, takePen({ ...context, block: block.id }))}</Fragment>
);

type Parts = { head: ReactNode; body: ReactNode };

/** A section in two: its heading, with the bar of a row, and what it opens. */
export const drawSection = (section: HeadedBlock, context: BlockContext): Parts =>
  drawParts(section, takePen({ ...context, block: section.id }));

function drawWhole(section: HeadedBlock, pen: Pen): ReactNode {
  const { head, body } = drawParts(section, pen);
  return (
    <>
      {head}
      {body}
    </>
  );
}

function drawParts(section: HeadedBlock, pen: Pen): Parts {
  switch (section.type) {
    case 'title':
      return { head: drawHeading(section), body: undefined };
    case 'row':
      return { head: drawRowHead(section, pen), body: drawRowBody(section, pen) };
    case 'method':
    case 'unread':
      return { head: drawHeading({ ...section, level: 2, text: section.title }), body: drawNote(section, pen) };
  }
}

const writers: BlockWriters<Pen, ReactNode> = {
  headline: ({ id, title, name }) => (
    <>
      <ReportBlock as="h3" data-block={id}>
        {title}
      </ReportBlock>
      {name !== undefined && <Emphasis text={name} />}
    </>
  ),
  result: ({ says, fold }) => (fold ? <Emphasis text={says} /> : <Strong text={says} />),
  chart: ({ title, ...chart }) => (
    <>
      {title && <Strong text={title} />}
      <ReportChart chart={chart} />
    </>
  ),
  title: drawWhole,
  prose: ({ runs }, pen) => <ReportBlock as="p">{pen.runs(runs)}</ReportBlock>,
  say: ({ text }) => <Emphasis text={text} />,
  help: drawHelp,
  row: drawWhole,
  unread: drawWhole,
  media: ({ subject, text }) =>
    subject === 'nobody' ? <ReportBlock as="p">{text}</ReportBlock> : <Emphasis text={text} />,
  method: drawWhole,
  note: ({ text }) => <Emphasis text={text} />,
  table: drawTable,
  passage: (cited, pen) => drawCited([cited], pen),
  quote: () => null,
};

const Emphasis = ({ text }: { text: string }): ReactNode => (
  <ReportBlock as="p">
    <em>{text}</em>
  </ReportBlock>
);

const Strong = ({ text }: { text: string }): ReactNode => (
  <ReportBlock as="p">
    <strong>{text}</strong>
  </ReportBlock>
);

type Heading = Pick<Block, 'id' | 'fold'> & { level: number; text: string };

/** The report begins with a heading of level 3. The titles of its letter follow its headline: none is skipped. */
function drawHeading({ id, fold, level, text }: Heading, more?: ReactNode): ReactNode {
  const depth = fold ? level : Math.min(level, 2);
  return (
    <ReportBlock as={`h${Math.min(depth + 2, 6)}`} data-block={id} tabIndex={-1}>
      {text}
      {more}
    </ReportBlock>
  );
}

function drawHelp({ id, title, text, rows }: BlockOf<'help'>, pen: Pen): ReactNode {
  return (
    <>
      {title && drawHeading({ id, level: 2, text: title })}
      {text && <ReportBlock as="p">{text}</ReportBlock>}
      <ReportBlock as="ul">
        {rows.map((row, index) => (
          <li key={index}>{pen.runs(row)}</li>
        ))}
      </ReportBlock>
    </>
  );
}

function drawTable({ columns, rows }: BlockOf<'table'>): ReactNode {
  return (
    <div className="report-table">
      <ReportBlock as="table">
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, place) => (
                <td key={place}>{cell || '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </ReportBlock>
    </div>
  );
}

/** What could not be read, or how the report was made. */
function drawNote(block: BlockOf<'unread' | 'method'>, pen: Pen): ReactNode {
  if (block.type === 'method') return <ReportBlock as="p">{block.text}</ReportBlock>;
  return (
    <ReportBlock as="ul">
      {block.items.map(({ runs, nearest }, index) => (
        <li key={index}>
          {pen.runs(runs)}
          {nearest.length > 0 && (
            <ul>
              {nearest.map(({ title, quote, shows }, place) => (
                <li key={place}>
                  {title}
                  {pen.colon}
                  {pen.runs([{ quote }])}
                  {shows && ` · ${shows}`}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ReportBlock>
  );
}

/** Heading and bar. A row that opens its lens has neither. */
function drawRowHead(row: BlockOf<'row'>, pen: Pen): ReactNode {
  const { title, says, smallPrint } = row;
  if (title === undefined) return null;
  const text = says ? `${title}${pen.colon}${says}` : title;
  return (
    <>
      {drawHeading(
        { ...row, text },
        smallPrint && (
          <>
            {' '}
            <em>({smallPrint})</em>
          </>
        ),
      )}
      {row.bar && <ReportBlock as="p">{drawBar(row, pen)}</ReportBlock>}
    </>
  );
}

const drawBar = ({ bar, figures = [] }: BlockOf<'row'>, pen: Pen): ReactNode =>
  bar && (
    <>
      <ReportBar bar={bar} /> {pen.runs(figures)}
    </>
  );

function drawRowBody({ prose, quotes, asides }: BlockOf<'row'>, pen: Pen): ReactNode {
  return (
    <>
      {prose.map((runs, index) => (
        <ReportBlock key={index} as="p">
          {pen.runs(runs)}
        </ReportBlock>
      ))}
      {drawPassages({ quotes, asides }, pen, true)}
    </>
  );
}

/** An item of a list, where a lens has many rows: name, result and the first paragraph on one line. */
export function drawRowItem(row: BlockOf<'row'>, context: BlockContext): ReactNode {
  const pen = takePen({ ...context, block: row.id });
  const { title, smallPrint, says, bar, prose, quotes, asides } = row;
  const [first, ...others] = prose;
  return (
    <>
      <p>
        <strong>{title}</strong>
        {smallPrint && (
          <>
            {' '}
            <em>({smallPrint})</em>
          </>
        )}
        {(says || bar) && pen.colon}
        {says}
        {says && bar && ' '}
        {drawBar(row, pen)}
        {pen.stop}
        {first && <> {pen.runs(first)}</>}
      </p>
      {others.map((runs, index) => (
        <p key={index}>{pen.runs(runs)}</p>
      ))}
      {drawPassages({ quotes, asides }, pen, false)}
    </>
  );
}

/** An item of a list in the letter. */
export const drawProseItem = ({ id, runs }: BlockOf<'prose'>, context: BlockContext): ReactNode =>
  takePen({ ...context, block: id }).runs(runs);

type Passages = Pick<BlockOf<'row'>, 'quotes' | 'asides'>;

/** Below them those that were looked at, and those that speak against it, under their titles. */
function drawPassages({ quotes, asides }: Passages, pen: Pen, isTop: boolean): ReactNode {
  return (
    <>
      {drawCited(quotes, pen, isTop)}
      {asides.map((aside) => (
        <Fragment key={aside.kind}>
          {isTop ? (
            <Emphasis text={aside.title} />
          ) : (
            <p>
              <em>{aside.title}</em>
            </p>
          )}
          {drawCited(aside.quotes, pen, isTop)}
        </Fragment>
      ))}
    </>
  );
}

const drawCited = (cited: readonly Cited[], pen: Pen, isTop = true): ReactNode =>
  cited.map(({ quote, shows }) => {
    const { where, words, ...named } = pen.cite(quote);
    const says = where ? `${where}${pen.colon}${words}` : words;
    return <QuoteBox key={named.place} {...named} words={says} shows={shows} {...(isTop && { dir: 'auto' })} />;
  });
