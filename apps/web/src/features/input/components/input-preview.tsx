import { clsx } from 'clsx';
import { MessagesSquare, Type } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { strings } from '../../../words/strings.ts';
import type { Preview } from '../model/preview.ts';
import { TextForm } from './text-form.tsx';
import { LazyPart, loadable } from '../../../ui/lazy-part.tsx';

const DocumentCard = loadable(async () => ({ default: (await import('./document-card.tsx')).DocumentCard }));
const MediaCard = loadable(async () => ({ default: (await import('./media-card.tsx')).MediaCard }));

type Props = ComponentProps<typeof TextForm> & {
  isTextShown: boolean;
  onToggleText: () => void;
  onInterview: () => void;
  preview: Preview | undefined;
  modelLabel: string;
  /** Whether the image or video shown has already been analysed. */
  hasResult: boolean;
  onAnalyzeMedia: (framework: 'general' | 'mbti') => void;
  onReanalyzeDocument: () => void;
  /** The browser does not keep a document, so the visitor picks it again. */
  onDocumentMbti: () => void;
  onRemove: () => void;
};

export function InputPreview(props: Props): ReactNode {
  const { preview, isTextShown, busy, progress, onToggleText, onInterview } = props;
  const titleId = useId();

  return (
    <section
      aria-labelledby={titleId}
      className={clsx(
        'card @container flex min-w-0 flex-col has-[textarea:focus-visible]:border-accent has-[textarea:focus-visible]:ring-1 has-[textarea:focus-visible]:ring-accent',
        isTextShown && 'lg:flex-1',
      )}
    >
      <header className="flex min-h-11 flex-wrap items-center gap-x-2 border-b border-line py-1.5 ps-4 pe-2 pointer-coarse:py-1 pointer-coarse:pe-1">
        <h2 id={titleId} className="flex-1 text-sm font-semibold">
          {strings.input.title}
        </h2>
        <button
          type="button"
          disabled={busy}
          onClick={onInterview}
          className="btn min-h-8 px-2.5 text-muted enabled:hover:bg-surface-2 pointer-coarse:min-h-11"
        >
          <MessagesSquare aria-hidden className="size-4 @max-[24rem]:hidden" />
          {strings.input.interview}
        </button>
        <button
          type="button"
          aria-pressed={isTextShown}
          disabled={busy}
          onClick={onToggleText}
          className={clsx(
            'btn min-h-8 px-2.5 pointer-coarse:min-h-11',
            isTextShown ? 'bg-accent-soft text-accent' : 'text-muted enabled:hover:bg-surface-2',
          )}
        >
          <Type aria-hidden className="size-4" />
          {strings.input.toggle}
        </button>
      </header>
      {preview && (
        <div className={clsx(isTextShown && 'border-b border-line')}>
          <LazyPart>{drawPreview(preview, props)}</LazyPart>
        </div>
      )}
      {isTextShown && <TextForm {...props} />}
      {!isTextShown && busy && progress && (
        <div className="flex min-h-12 items-center gap-2 border-t border-line px-4">{progress}</div>
      )}
      {!isTextShown && !preview && !busy && (
        <p className="px-4 py-6 text-center text-sm text-faint">{strings.input.nothing}</p>
      )}
    </section>
  );
}

function drawPreview(preview: Preview, props: Props): ReactNode {
  if (preview.type === 'document') return <DocumentCard {...props} fileName={preview.fileName} />;
  return <MediaCard key={preview.url} {...props} media={preview} />;
}
