import { SESSION_LABEL, SESSION_STORAGE_KEY } from '@app/contract/limits';

export type Session = {
  id: string;
  /** Whether the label comes from an earlier visit or the URL: only then can the server have data for it. */
  isKnown: boolean;
  /** A different label in the URL. It is used only if the server confirms that it belongs to the visitor. */
  asked?: string;
};

/** A stored label always wins over the one in the URL, which is adopted only if none is stored. */
export function openSession(search: string, storage?: Storage): Session {
  const own = valid(stored(storage));
  const asked = valid(new URLSearchParams(search).get('session'));
  const id = own ?? asked ?? crypto.randomUUID();
  keepLabel(id, storage);
  return { id, isKnown: Boolean(own ?? asked), ...(asked && asked !== id && { asked }) };
}

export function keepLabel(label: string, storage?: Storage): void {
  try {
    (storage ?? localStorage).setItem(SESSION_STORAGE_KEY, label);
  } catch {
    // Storage is full or blocked: the label lasts as long as the page, or stays in its URL.
  }
}

const valid = (label: string | null): string | undefined => (label && SESSION_LABEL.test(label) ? label : undefined);

function stored(storage?: Storage): string | null {
  try {
    return (storage ?? localStorage).getItem(SESSION_STORAGE_KEY);
  } catch {
    return null;
  }
}
