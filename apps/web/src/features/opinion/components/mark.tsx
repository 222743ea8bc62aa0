import type { ReactNode } from 'react';

const SHAPES = [
  'M-5.5 0a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0Z',
  'M-5 -5H5V5H-5Z',
  'M0 -6L6 5H-6Z',
  'M0 -6.5L6.5 0L0 6.5L-6.5 0Z',
];

type Props = {
  column: number;
  /** The evidence is thin. */
  isHollow?: boolean;
  /** Nothing was read. */
  isEmpty?: boolean;
};

/** The shape of a column. Shape and colour say the same, so that neither is needed alone. */
export function MarkShape({ column, isHollow = false, isEmpty = false }: Props): ReactNode {
  const at = column % SHAPES.length;
  return (
    <path
      d={SHAPES[at]}
      className="opinion-mark"
      // Columns beyond the four shapes repeat them with filled and hollow swapped.
      data-hollow={isHollow !== column >= SHAPES.length}
      data-empty={isEmpty}
      style={{ '--mark': `var(--mark-${at})` } as object}
    />
  );
}

export function Mark(props: Props): ReactNode {
  return (
    <svg aria-hidden viewBox="-8 -8 16 16" className="size-4 shrink-0">
      <MarkShape {...props} />
    </svg>
  );
}
