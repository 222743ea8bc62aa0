import { SESSION_STORAGE_KEY } from '@app/contract/limits';

export type Session = {
  id: string;
  /** Whether the label came from an earlier visit or by the address: only then may the server hold something for it. */
  isKnown: boolean;
};

const LABEL = /^[A-Za-z0-9_-]{8,64}$/;

/** A label in the address wins and is kept; it opens nothing without the visitor's cookie. */
export function openSession(search: string, storage?: Storage): Session {
  const known = [new URLSearchParams(search).get('session'), stored(storage)].find(
    (label) => label && LABEL.test(label),
  );
  const id = known ?? crypto.randomUUID();
  try {
    (storage ?? localStorage).setItem(SESSION_STORAGE_KEY, id);
  } catch {
    // Storage is full or forbidden: the label lives as long as the page.
  }
  return { id, isKnown: Boolean(known) };
}

function stored(storage?: Storage): string | null {
  try {
    return (storage ?? localStorage).getItem(SESSION_STORAGE_KEY);
  } catch {
    return null;
  }
}
