import { SESSION_LABEL, SESSION_STORAGE_KEY } from '@app/contract/limits';

export type Session = {
  id: string;
  /** Whether the label came from an earlier visit or by the address: only then may the server hold something for it. */
  isKnown: boolean;
  /** Another label, in the address: the visitor's only if the server knows it as theirs. */
  asked?: string;
};

/** The visitor's own label stays theirs, whatever link they follow; one in the address is taken by who has none. */
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
    // Storage is full or forbidden: the label lives as long as the page, or in its address.
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
