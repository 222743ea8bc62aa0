import { useEffect, useState } from 'react';
import type { MatrixPick } from '../features/assessments/model/catalog.ts';
import type { Preview } from '../features/input/model/preview.ts';
import { keepDraft, readDraft } from '../lib/draft.ts';
import { useObjectUrl } from '../ui/use-object-url.ts';

type Media = { kind: 'image' | 'video'; file: File; isAnalysed: boolean };

export type Input = {
  text: string;
  setText: (text: string) => void;
  isTextShown: boolean;
  toggleText: () => void;
  /** The assessment button pressed last; it decides the framework for the next image or video. */
  mode: MatrixPick | undefined;
  setMode: (mode: MatrixPick | undefined) => void;
  preview: Preview | undefined;
  media: Media | undefined;
  showMedia: (file: File, kind: Media['kind']) => void;
  showDocument: (file: File) => void;
  markAnalysed: () => void;
  removePreview: () => void;
  clear: () => void;
};

const LONG_CHARS = 100_000;

/** The visitor's input: text, preview and assessment mode. */
export function useInput(): Input {
  const [text, setText] = useState(() => readDraft('text'));
  useEffect(() => {
    const keep = (): void => {
      // Once is enough: by the time the page is left, the text may have been sent, or deleted in another tab.
      window.removeEventListener('pagehide', keep);
      keepDraft('text', text);
    };
    // Writing a long text to localStorage on every keystroke would slow down typing.
    if (text.length <= LONG_CHARS) return keep();
    const timer = setTimeout(keep, 500);
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [text]);
  const [isTextShown, setIsTextShown] = useState(true);
  const [mode, setMode] = useState<MatrixPick>();
  const [media, setMedia] = useState<Media>();
  const [other, setOther] = useState<Preview>();
  const url = useObjectUrl(media?.file);
  const shown: Preview | undefined = media && url ? { type: media.kind, url, fileName: media.file.name } : undefined;

  function removePreview(): void {
    setMedia(undefined);
    setOther(undefined);
  }

  return {
    text,
    setText,
    isTextShown,
    toggleText: () => setIsTextShown((isShown) => !isShown),
    mode,
    setMode,
    preview: shown ?? other,
    media,
    showMedia(file, kind) {
      setOther(undefined);
      setMedia({ file, kind, isAnalysed: false });
    },
    showDocument(file) {
      setMedia(undefined);
      setOther({ type: 'document', fileName: file.name });
    },
    markAnalysed: () => setMedia((before) => before && { ...before, isAnalysed: true }),
    removePreview,
    clear() {
      removePreview();
      setText('');
      setMode(undefined);
    },
  };
}
