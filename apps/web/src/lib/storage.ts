/** Null if there is no value or storage is blocked. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** An empty value is removed. If storage is full or blocked, the value lasts as long as the page. */
export function writeStored(key: string, value: string): void {
  try {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
  } catch {
    // The page still holds the value.
  }
}
