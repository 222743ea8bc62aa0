import { readStored, store } from './storage.ts';

const KEYS = { text: 'personality-analysis-draft', chat: 'personality-analysis-chat-draft' };

/** Typed but unsent text, so that a reload does not lose it. It never leaves the browser. */
export const readDraft = (box: keyof typeof KEYS): string => readStored(KEYS[box]) ?? '';

export const keepDraft = (box: keyof typeof KEYS, text: string): void => store(KEYS[box], text);

export function removeDrafts(): void {
  keepDraft('text', '');
  keepDraft('chat', '');
}
