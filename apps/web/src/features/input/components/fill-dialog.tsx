import type { ReactNode } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { useStates } from '../../../words/use-states.ts';

/** What is about to come into the text box. */
export type FillSource = 'document' | 'answers';

type Props = { source: FillSource; onReplace: () => void; onAdd: () => void; onCancel: () => void };

/** Asks before a document or the answers of an interview replace the typed text, which cannot be undone. */
export function FillDialog({ source, onReplace, onAdd, onCancel }: Props): ReactNode {
  const words = useStates()?.fill;
  if (!words) return null;
  return (
    <Dialog title={words.title} description={words.text[source]} closeLabel={words.close} onClose={onCancel}>
      <div className="mt-5 flex justify-end gap-2 max-sm:flex-col">
        <button type="button" onClick={onCancel} className="btn btn-line min-h-10 px-4">
          {words.cancel}
        </button>
        <button type="button" onClick={onReplace} className="btn btn-line min-h-10 px-4">
          {words.replace}
        </button>
        <button type="button" onClick={onAdd} className="btn btn-primary min-h-10 px-4">
          {words.add}
        </button>
      </div>
    </Dialog>
  );
}
