import { useState } from 'react';
import type { Pick } from '../features/assessments/model/catalog.ts';
import type { Preview } from '../features/input/model/preview.ts';
import { useObjectUrl } from '../features/input/model/use-object-url.ts';

type Media = { kind: 'image' | 'video'; file: File; isAnalysed: boolean };
/** A picture or clip of a shared analysis: it can be seen, but it is not the visitor's to send. */
type SharedMedia = { type: 'image' | 'video'; url: string; fileName: string };

export type Input = {
  text: string;
  setText: (text: string) => void;
  isTextShown: boolean;
  toggleText: () => void;
  /** Set by the last assessment button pressed: where the next picture or clip goes. */
  mode: Pick | undefined;
  setMode: (mode: Pick | undefined) => void;
  preview: Preview | undefined;
  media: Media | undefined;
  showMedia: (file: File, kind: Media['kind']) => void;
  showDocument: (file: File) => void;
  showShared: (media: SharedMedia) => void;
  markAnalysed: () => void;
  removePreview: () => void;
  clear: () => void;
};

/** What the visitor has given so far. */
export function useInput(): Input {
  const [text, setText] = useState('');
  const [isTextShown, setIsTextShown] = useState(true);
  const [mode, setMode] = useState<Pick>();
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
    showShared(shared) {
      setMedia(undefined);
      setOther(shared);
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
