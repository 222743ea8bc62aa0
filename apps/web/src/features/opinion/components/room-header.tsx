import type { OpinionWords } from '@app/words/catalogue';
import * as Dialog from '@radix-ui/react-dialog';
import { Download, Table2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { refuseOffline } from '../../../ui/refuse-offline.ts';
import { strings } from '../../../words/strings.ts';
import { comparisonUrl } from '../api/opinions.ts';

const FORMATS = ['pdf', 'docx', 'json'] as const;

type Props = {
  /** What the opinions are about. */
  about: string;
  words: OpinionWords | undefined;
  /** What a file would hold; none while there is nothing to compare. */
  ids: readonly string[] | undefined;
  isTable: boolean;
  onTable: (isTable: boolean) => void;
};

/** Title, table, files and the way back. */
export function RoomHeader({ about, words, ids, isTable, onTable }: Props): ReactNode {
  return (
    <header className="flex flex-wrap items-center gap-x-1 border-b border-line py-1.5 ps-4 pe-2 sm:ps-5">
      <div className="me-auto min-w-0 flex-1 basis-40">
        <Dialog.Title className="truncate text-sm font-semibold">{strings.run.opinion}</Dialog.Title>
        <p className="truncate text-xs text-muted">{about}</p>
      </div>
      {words && ids && (
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
          {FORMATS.map((format) => (
            <button
              key={format}
              type="button"
              aria-label={words.download(format.toUpperCase())}
              className="btn btn-ghost px-2.5"
              onClick={() => refuseOffline() || window.open(comparisonUrl(ids, format), '_blank', 'noopener')}
            >
              <Download aria-hidden className="size-4" />
              {format.toUpperCase()}
            </button>
          ))}
        </div>
      )}
      <Dialog.Close className="icon-btn" aria-label={strings.analysis.reader.close}>
        <X aria-hidden />
      </Dialog.Close>
    </header>
  );
}
