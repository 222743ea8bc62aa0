import { FileText, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { strings } from '../../../words/strings.ts';

type Props = {
  fileName: string;
  busy: boolean;
  onReanalyzeDocument: () => void;
  onDocumentMbti: () => void;
  onRemove: () => void;
};

export function DocumentCard({ fileName, busy, onReanalyzeDocument, onDocumentMbti, onRemove }: Props): ReactNode {
  const words = strings.input.document;
  return (
    <div className="flex flex-wrap items-center gap-2 py-2.5 ps-4 pe-2.5">
      <FileText aria-hidden className="size-5 shrink-0 text-faint" />
      <p title={fileName} dir="auto" className="me-1 min-w-32 flex-1 truncate text-sm font-medium">
        {fileName}
      </p>
      <button type="button" disabled={busy} className="btn btn-line" onClick={onReanalyzeDocument}>
        {words.analyzeAgain}
      </button>
      <button type="button" disabled={busy} className="btn btn-line" onClick={onDocumentMbti}>
        {words.mbti}
      </button>
      <button
        type="button"
        disabled={busy}
        aria-label={words.remove}
        onClick={onRemove}
        className="icon-btn disabled:cursor-not-allowed disabled:opacity-50"
      >
        <X aria-hidden />
      </button>
    </div>
  );
}
