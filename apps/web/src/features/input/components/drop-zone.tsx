import { clsx } from 'clsx';
import { Camera, Upload } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { pickFile } from '../../../lib/pick-file.ts';
import { strings } from '../../../words/strings.ts';
import { accept } from '../model/file-kinds.ts';
import { useFileDrop } from '../model/use-file-drop.ts';
import { usePasteImage } from '../model/use-paste-image.ts';
import { DropOverlay } from './drop-overlay.tsx';

type Props = {
  disabled: boolean;
  /** Receives files dropped or pasted anywhere on the page, or a photo just taken. */
  onFiles: (files: File[]) => void;
  /** Called when the zone is pressed, to open a file picker. */
  onBrowse: () => void;
};

export function DropZone({ disabled, onFiles, onBrowse }: Props): ReactNode {
  const supportsId = useId();
  const isOver = useFileDrop({ isDisabled: disabled, onFiles });
  usePasteImage({ isDisabled: disabled, onFiles });

  async function takePhoto(): Promise<void> {
    const photo = await pickFile(accept.image, { capture: 'environment' });
    if (photo) onFiles([photo]);
  }

  return (
    <div className="relative flex items-center gap-3.5 rounded-lg border border-dashed border-line-strong bg-surface px-4 py-3.5 transition-colors has-[button:enabled:hover]:border-accent">
      <span
        className={clsx(
          'grid size-10 shrink-0 place-items-center rounded-full',
          disabled ? 'bg-surface-2 text-faint' : 'bg-accent-soft text-accent',
        )}
      >
        <Upload aria-hidden className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        {/* The button's accessible name is its own text, while its ::after makes the whole zone clickable. */}
        <button
          type="button"
          disabled={disabled}
          aria-describedby={supportsId}
          onClick={onBrowse}
          className="block min-h-6 text-start font-medium outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent disabled:cursor-not-allowed disabled:text-muted"
        >
          {strings.input.drop.title}
        </button>
        <p id={supportsId} className="text-xs text-pretty text-faint">
          {strings.input.drop.supports}
        </p>
      </div>
      <button
        type="button"
        disabled={disabled}
        aria-label={strings.input.drop.camera}
        onClick={() => void takePhoto()}
        className="icon-btn relative hidden border border-line bg-surface disabled:cursor-not-allowed disabled:opacity-50 pointer-coarse:inline-grid"
      >
        <Camera aria-hidden />
      </button>
      {isOver && <DropOverlay text={disabled ? strings.input.drop.wait : strings.input.drop.now} />}
    </div>
  );
}
