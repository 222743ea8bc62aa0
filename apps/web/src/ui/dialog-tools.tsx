import { Download, Table2 } from 'lucide-react';
import type { ReactNode } from 'react';

type Props<Format extends string> = {
  words: { table: string; download: (format: string) => string };
  isTable: boolean;
  onTable: (isTable: boolean) => void;
  formats: readonly Format[];
  onDownload: (format: Format) => void;
  children?: ReactNode;
};

/** The buttons of a dialog with a result: show it as a table, download it, and `children`. */
export function DialogTools<Format extends string>(props: Props<Format>): ReactNode {
  const { words, isTable, onTable, formats, onDownload, children } = props;
  return (
    <div className="flex items-center max-sm:order-last max-sm:w-full max-sm:justify-around">
      <button
        type="button"
        aria-pressed={isTable}
        className="btn btn-ghost px-2.5 aria-pressed:bg-surface-2 aria-pressed:text-fg"
        onClick={() => onTable(!isTable)}
      >
        <Table2 aria-hidden className="size-4" />
        {words.table}
      </button>
      {formats.map((format) => (
        <button
          key={format}
          type="button"
          aria-label={words.download(format.toUpperCase())}
          className="btn btn-ghost px-2.5"
          onClick={() => onDownload(format)}
        >
          <Download aria-hidden className="size-4" />
          {format.toUpperCase()}
        </button>
      ))}
      {children}
    </div>
  );
}
