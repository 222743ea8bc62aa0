import { ImageOff, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { strings } from '../../../words/strings.ts';
import { UnavailableNote } from '../../../ui/unavailable-note.tsx';
import type { MediaPreview } from '../model/preview.ts';

type Props = {
  media: MediaPreview;
  modelLabel: string;
  hasResult: boolean;
  busy: boolean;
  /** Disabled frameworks. */
  off?: readonly string[] | undefined;
  onAnalyzeMedia: (framework: 'general' | 'mbti') => void;
  onRemove: () => void;
};

export function MediaCard({ media, modelLabel, hasResult, busy, off = [], ...on }: Props): ReactNode {
  const words = strings.input.media;
  const analyze = hasResult ? words.analyzeAgain : words.analyze;
  const actions = [
    { framework: 'general', name: analyze(modelLabel), look: 'btn-primary' },
    { framework: 'mbti', name: words.mbti[media.type], look: 'btn-line' },
  ] as const;
  return (
    <div className="flex flex-col gap-3 p-3 @min-[22rem]:flex-row @min-[26rem]:p-4">
      <MediaFrame media={media} />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div className="flex items-center gap-1">
          <p title={media.fileName} dir="auto" className="min-w-0 flex-1 truncate text-sm font-medium">
            {media.fileName}
          </p>
          <button
            type="button"
            disabled={busy}
            aria-label={words.remove}
            onClick={on.onRemove}
            className="icon-btn -me-1.5 size-8 disabled:cursor-not-allowed disabled:opacity-50 pointer-coarse:size-11"
          >
            <X aria-hidden />
          </button>
        </div>
        {actions.map(({ framework, name, look }) => (
          <button
            key={framework}
            type="button"
            disabled={busy || off.includes(framework)}
            className={`btn ${look}`}
            onClick={() => on.onAnalyzeMedia(framework)}
          >
            {name}
          </button>
        ))}
        <UnavailableNote
          words={strings.notNowNames}
          names={actions.filter(({ framework }) => off.includes(framework)).map(({ name }) => name)}
        />
      </div>
    </div>
  );
}

/** The frame has a fixed size, so the layout does not shift when the file loads. */
function MediaFrame({ media: { type, url } }: { media: MediaPreview }): ReactNode {
  const words = strings.input.media;
  const [isUnreadable, setIsUnreadable] = useState(false);
  const shown = { src: url, onError: () => setIsUnreadable(true), className: 'absolute size-full object-contain' };

  return (
    <div className="relative aspect-4/3 w-full shrink-0 overflow-hidden rounded-md bg-surface-2 ring-1 ring-line @min-[22rem]:w-36 @min-[26rem]:w-44">
      {isUnreadable && <NoPicture />}
      {!isUnreadable && type === 'image' && <img alt={words.image} draggable={false} {...shown} />}
      {!isUnreadable && type === 'video' && (
        <video aria-label={words.video} controls muted playsInline preload="metadata" {...shown} />
      )}
    </div>
  );
}

/** Shown for files that can be analysed but that this browser cannot display, such as HEIC images or HEVC videos. */
function NoPicture(): ReactNode {
  return (
    <p className="flex size-full flex-col items-center justify-center gap-1.5 p-2 text-center text-2xs text-balance text-muted">
      <ImageOff aria-hidden className="size-5 text-faint" />
      {strings.input.media.noPicture}
    </p>
  );
}
