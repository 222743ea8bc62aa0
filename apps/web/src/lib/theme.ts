import { readStored, writeStored } from './storage.ts';

const KEY = 'theme';

export type Theme = 'light' | 'dark';

/** Applies the visitor's choice if there is one; otherwise the style sheet follows the system. */
export function applyStoredTheme(): void {
  const theme = read();
  if (theme) document.documentElement.dataset['theme'] = theme;
}

/** Undefined at build time, where there is no document. */
export function currentTheme(): Theme | undefined {
  if (typeof document === 'undefined') return undefined;
  return read() ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
}

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  writeStored(KEY, theme);
}

function read(): Theme | undefined {
  const chosen = document.documentElement.dataset['theme'] ?? readStored(KEY);
  return chosen === 'light' || chosen === 'dark' ? chosen : undefined;
}
