const KEYS = { text: 'personality-analysis-draft', chat: 'personality-analysis-chat-draft' };

/** Typed but unsent text, so that a reload does not lose it. It never leaves the browser. */
export function readDraft(box: keyof typeof KEYS): string {
  try {
    return localStorage.getItem(KEYS[box]) ?? '';
  } catch {
    return '';
  }
}

export function keepDraft(box: keyof typeof KEYS, text: string): void {
  try {
    if (text) localStorage.setItem(KEYS[box], text);
    else localStorage.removeItem(KEYS[box]);
  } catch {
    // Storage is full or blocked: the text lasts as long as the page.
  }
}

export function removeDrafts(): void {
  keepDraft('text', '');
  keepDraft('chat', '');
}
