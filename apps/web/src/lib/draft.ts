import { readStored, store } from './storage.ts';

const KEYS = {
  text: 'personality-analysis-draft',
  chat: 'personality-analysis-chat-draft',
  interview: 'personality-analysis-interview-draft',
};

/** Typed but unsent text, and the answers of an unfinished interview, so that a reload does not lose it. It never leaves the browser. */
export const readDraft = (box: keyof typeof KEYS): string => readStored(KEYS[box]) ?? '';

export const keepDraft = (box: keyof typeof KEYS, text: string): void => store(KEYS[box], text);

/** Calls `onChange` with what another tab of this browser has kept. Returns how to stop. */
export function hearDraft(box: keyof typeof KEYS, onChange: (text: string) => void): () => void {
  const hear = ({ key, newValue }: StorageEvent): void => {
    if (key === KEYS[box]) onChange(newValue ?? '');
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

export function removeDrafts(): void {
  keepDraft('text', '');
  keepDraft('chat', '');
  keepDraft('interview', '');
}
