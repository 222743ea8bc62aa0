import './picture.css';
import { Download, LoaderCircle, RotateCcw, Send } from 'lucide-react';
import type { PictureDialogWords } from '@app/words/catalogue';
import { type ReactNode, useState } from 'react';
import { showFailure } from '../../../lib/show-failure.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { OfflineNote } from '../../../ui/offline-note.tsx';
import { openShareSheet } from '../../../ui/open-share-sheet.ts';
import { refuseOffline } from '../../../ui/refuse-offline.ts';
import { useBackCloses } from '../../../ui/use-back-closes.ts';
import { useObjectUrl } from '../../../ui/use-object-url.ts';
import { strings } from '../../../words/strings.ts';
import { fetchPicture } from '../api/pictures.ts';
import { usePictureWords } from '../model/picture-words.ts';
import { saveFile } from '../model/save-file.ts';
import { type PictureState, usePicture } from '../model/use-picture.ts';
import { QuoteChoice } from './quote-choice.tsx';

export { loadPictureWords } from '../model/picture-words.ts';

type Props = {
  /** The id of an analysis or of a share. */
  id: string;
  onClose: () => void;
};

/** Picks the quote of a picture, shows the picture as it will be, and saves it or hands it to an app. */
export function PictureDialog({ id, onClose }: Props): ReactNode {
  const words = usePictureWords();
  const state = usePicture(id, words);
  const close = useBackCloses(onClose);
  return (
    <Dialog
      title={strings.run.picture}
      description={words?.text ?? ''}
      closeLabel={strings.sharing.close}
      isWide
      onClose={close}
    >
      <OfflineNote className="mt-2" />
      {words && <Body id={id} words={words} state={state} />}
    </Dialog>
  );
}

type BodyProps = { id: string; words: PictureDialogWords; state: PictureState };

function Body({ id, words, state }: BodyProps): ReactNode {
  const { list, chosen, choose, picture } = state;
  if (list && !list.isOffered) return <p className="mt-4 text-sm text-pretty">{words.notOffered}</p>;
  return (
    <div className="picture-columns">
      <Preview words={words} state={state} />
      <div className="flex min-h-0 min-w-0 flex-col gap-4">
        {list && <QuoteChoice quotes={list.quotes} chosen={chosen} words={words} onChoose={choose} />}
        <Actions {...{ id, words, chosen, picture }} name={list?.name ?? 'picture'} />
      </div>
    </div>
  );
}

function Preview({ words, state: { picture, isDrawing, hasFailed, retry } }: Omit<BodyProps, 'id'>): ReactNode {
  const url = useObjectUrl(picture);
  return (
    <div className="picture-preview">
      {url && <img src={url} alt={words.alt} width={1080} height={1350} />}
      {isDrawing && <LoaderCircle aria-hidden className="size-6 text-muted motion-safe:animate-spin" />}
      {hasFailed && (
        <button type="button" className="btn btn-line" onClick={retry}>
          <RotateCcw aria-hidden className="size-4" />
          {words.again}
        </button>
      )}
      <p role="status" className="sr-only">
        {isDrawing ? words.drawing : picture ? words.drawn : ''}
      </p>
    </div>
  );
}

type ActionProps = {
  id: string;
  words: PictureDialogWords;
  chosen: number;
  picture: Blob | undefined;
  name: string;
};

/** Saves or sends the picture in view; only the SVG is rendered for saving. */
function Actions({ id, words, chosen, picture, name }: ActionProps): ReactNode {
  const [isSaving, setIsSaving] = useState(false);
  const file = picture && new File([picture], `${name}.png`, { type: 'image/png' });

  async function saveSvg(): Promise<void> {
    if (refuseOffline()) return;
    setIsSaving(true);
    try {
      saveFile(await fetchPicture({ id, format: 'svg', quote: chosen }), `${name}.svg`);
    } catch (error) {
      void showFailure('load', words.failed, error);
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <div className="grid grid-cols-2 gap-2">
      <button
        type="button"
        disabled={!picture}
        className="btn btn-primary min-h-11"
        onClick={() => picture && saveFile(picture, `${name}.png`)}
      >
        <Download aria-hidden className="size-4" />
        {words.save('PNG')}
      </button>
      <button
        type="button"
        disabled={!picture || isSaving}
        className="btn btn-line min-h-11"
        onClick={() => void saveSvg()}
      >
        <Download aria-hidden className="size-4" />
        {words.save('SVG')}
      </button>
      {file && canShareFile(file) && (
        <button
          type="button"
          className="btn btn-line col-span-2 min-h-11"
          onClick={() => void openShareSheet({ files: [file] })}
        >
          <Send aria-hidden className="size-4" />
          {strings.run.send}
        </button>
      )}
    </div>
  );
}

/** Some browsers share text but no files. */
const canShareFile = (file: File): boolean => 'canShare' in navigator && navigator.canShare({ files: [file] });
