import type { ErrorCode } from '@app/contract/errors';
import { currentLanguage } from './language.ts';

/** The message of a failure: `status: text`, translated if its code is known. */
export async function formatFailure(status: number, code: string | undefined, english: string): Promise<string> {
  const words = code && (await translate(code));
  return `${status}: ${words || english}`;
}

/** Undefined if the page is in English or the translation cannot be loaded. */
async function translate(code: string): Promise<string | undefined> {
  const lang = currentLanguage();
  if (lang === 'en') return undefined;
  try {
    const { errorCatalogues } = await import('./error-catalogues.ts');
    return (await errorCatalogues[lang]()).errors[code as ErrorCode];
  } catch {
    return undefined;
  }
}
