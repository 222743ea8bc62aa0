import type { ReactNode } from 'react';
import { strings } from '../../../words/strings.ts';
import { Dialog } from '../../../ui/dialog.tsx';

type Props = { onAccept: () => void; onCancel: () => void };

export function NewAnalysisDialog({ onAccept, onCancel }: Props): ReactNode {
  const { confirm } = strings.session;
  return (
    <Dialog title={confirm.title} description={confirm.text} closeLabel={confirm.close} onClose={onCancel}>
      <div className="mt-5 flex flex-wrap justify-end gap-2 max-sm:flex-col">
        <button type="button" onClick={onCancel} className="btn btn-line min-h-10 px-4">
          {confirm.cancel}
        </button>
        <button type="button" onClick={onAccept} className="btn btn-primary min-h-10 px-4">
          {confirm.accept}
        </button>
      </div>
    </Dialog>
  );
}
