import type { StateWords } from '@app/words/catalogue';
import { loadStates } from './on-demand-catalogues.ts';
import { useLoadedWords } from './use-loaded-words.ts';

/** The strings for shared pages, closed links and failures, once loaded. */
export const useStates = (): StateWords | undefined => useLoadedWords(loadStates);
