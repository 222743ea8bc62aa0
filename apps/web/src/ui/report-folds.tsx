import type { Token } from 'marked';
import type { ReactNode } from 'react';

/** A block of a report as Markdown token and as React element. */
export type DrawnBlock = { token: Token; element: ReactNode };

type Fold = { key: string; heading: ReactNode; result: ReactNode[]; body: ReactNode[] };

/**
 * A horizontal rule directly before a section heading turns folding on, and the next such rule turns it off. A folded
 * section shows its heading and the result and bar directly below it. Readers open a section by its heading, also while
 * it is being written.
 */
export function foldSections(blocks: readonly DrawnBlock[]): ReactNode[] {
  const drawn: ReactNode[] = [];
  const seen = new Map<string, number>();
  let isFolding = false;
  let fold: Fold | undefined;
  const close = (): void => {
    if (fold) drawn.push(renderFold(fold));
    fold = undefined;
  };
  const read = blocks.filter(({ token }) => token.type !== 'space');
  for (const [index, { token, element }] of read.entries()) {
    if (token.type === 'hr' && isSection(read[index + 1]?.token)) {
      close();
      isFolding = !isFolding;
    } else if (isFolding && isSection(token)) {
      close();
      // The key does not depend on the position, so an open section stays open when blocks are inserted before it.
      const turn = seen.get(token.raw) ?? 0;
      seen.set(token.raw, turn + 1);
      fold = { key: `fold ${token.raw.trim()} ${turn}`, heading: element, result: [], body: [] };
    } else if (!fold) drawn.push(element);
    else if (fold.body.length === 0 && isResult(token)) fold.result.push(element);
    else fold.body.push(element);
  }
  close();
  return drawn;
}

export const isSection = (token: Token | undefined): boolean => token?.type === 'heading' && token['depth'] === 2;

/** A paragraph in italics, or one that starts with a bar. */
function isResult(token: Token): boolean {
  if (token.type !== 'paragraph') return false;
  const [first, ...others] = token.tokens ?? [];
  return (first?.type === 'em' && others.length === 0) || (first?.type === 'codespan' && /[─●○]{3}/.test(first.raw));
}

function renderFold({ key, heading, result, body }: Fold): ReactNode {
  return (
    <details key={key} className="report-fold">
      <summary>
        {heading}
        {result}
      </summary>
      <div className="report-fold-body">{body}</div>
    </details>
  );
}
