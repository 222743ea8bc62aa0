import { tags } from '@app/words/languages';
import { useEffect, useRef, useState } from 'react';
import { currentLanguage } from '../../../words/language.ts';

/** The part of the Web Speech API that is used; TypeScript has no types for it. */
type Recognition = {
  lang: string;
  continuous: boolean;
  onresult: ((event: { resultIndex: number; results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: (() => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
};

type Window = { SpeechRecognition?: new () => Recognition; webkitSpeechRecognition?: new () => Recognition };

export type Dictation = {
  /** False if the browser has no speech recognition. */
  isOffered: boolean;
  isOn: boolean;
  hasFailed: boolean;
  toggle: () => void;
};

/** Passes each recognised sentence to `onWords`. */
export function useDictation(onWords: (words: string) => void): Dictation {
  const { SpeechRecognition, webkitSpeechRecognition } = window as Window;
  const Recogniser = SpeechRecognition ?? webkitSpeechRecognition;
  const running = useRef<Recognition>(undefined);
  const [isOn, setIsOn] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const pass = useRef(onWords);
  useEffect(() => {
    pass.current = onWords;
  });
  useEffect(() => () => running.current?.abort(), []);

  function start(Chosen: new () => Recognition): void {
    const recognition = new Chosen();
    recognition.lang = tags[currentLanguage()];
    recognition.continuous = true;
    recognition.onresult = ({ resultIndex, results }) => {
      for (let index = resultIndex; index < results.length; index += 1) {
        const words = results[index]?.[0]?.transcript.trim();
        if (words) pass.current(words);
      }
    };
    recognition.onerror = () => setHasFailed(true);
    recognition.onend = () => setIsOn(false);
    running.current = recognition;
    setHasFailed(false);
    setIsOn(true);
    recognition.start();
  }

  return {
    isOffered: Recogniser !== undefined,
    isOn,
    hasFailed,
    toggle() {
      if (isOn) running.current?.abort();
      else if (Recogniser) start(Recogniser);
    },
  };
}
