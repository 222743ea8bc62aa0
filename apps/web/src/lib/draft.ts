import { readStored, writeStored } from './storage.ts';

const KEYS = {
  text: 'personality-analysis-draft',
  chat: 'personality-analysis-chat-draft',
  interview: 'personality-analysis-interview-draft',
  answers: 'personality-analysis-self-answers-draft',
};

/**
 * Drafts survive a reload: typed but unsent text, the answers of an unfinished interview, and answers about oneself that
 * could not be sent.
 */
export const readDraft = (box: keyof typeof KEYS): string => readStored(KEYS[box]) ?? '';

export const keepDraft = (box: keyof typeof KEYS, text: string): void => writeStored(KEYS[box], text);

/** Calls `onChange` with what another tab of this browser has kept. Returns how to stop. */
export function onDraftChange(box: keyof typeof KEYS, onChange: (text: string) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    if (key === KEYS[box]) onChange(newValue ?? '');
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Whether anything is kept, by this tab or another one. */
export const hasDrafts = (): boolean => Object.values(KEYS).some((key) => readStored(key)?.trim());

export function removeDrafts(): void {
  for (const key of Object.values(KEYS)) writeStored(key, '');
}
