export type TextLines = {
  add: (text: string) => void;
  startParagraph: () => void;
  markListItem: (isListItem: boolean) => void;
  endParagraph: () => void;
  startCell: () => void;
  endCell: () => void;
  endRow: () => void;
  isFull: () => boolean;
  /** The share of the added text that was kept. */
  shareKept: () => number;
  text: () => string;
};

const MAX_GAP_CHARS = 64;

/** Collects text with separators between paragraphs, cells and rows, each written only when more text follows. */
export function openTextLines(maxChars: number): TextLines {
  const parts: string[] = [];
  let chars = 0;
  let addedChars = 0;
  let gap = '';
  /** The part of the pending separator from before the cell. */
  let gapBeforeCell = '';
  let isListItem = false;

  const widen = (more: string) => {
    if (gap.length < MAX_GAP_CHARS) gap += more;
  };

  return {
    add(text) {
      if (text === '') return;
      addedChars += text.length;
      if (chars >= maxChars) return;
      const part = `${chars === 0 ? '' : gap}${isListItem ? '- ' : ''}${text}`.slice(0, maxChars - chars);
      gap = '';
      gapBeforeCell = '';
      isListItem = false;
      parts.push(part);
      chars += part.length;
    },
    startParagraph() {
      isListItem = false;
    },
    markListItem(value) {
      isListItem = value;
    },
    /** An empty paragraph becomes an empty line; several in a row become one. */
    endParagraph() {
      if (!gap.endsWith('\n\n')) widen('\n');
    },
    startCell() {
      gapBeforeCell = gap;
    },
    endCell() {
      gap = gapBeforeCell + gap.slice(gapBeforeCell.length).replace(/\n+$/, '');
      widen('\t');
    },
    endRow() {
      gap = gap.replace(/\t+$/, '');
      if (!gap.endsWith('\n')) widen('\n');
    },
    isFull: () => chars >= maxChars,
    shareKept: () => Math.min(1, maxChars / addedChars),
    text: () => parts.join(''),
  };
}
