import type { ErrorCode } from '@app/contract/errors';
import { currentLanguage } from './language.ts';

/** What the product shows of a failure: `status: words`, in the page's language where its code is known. */
export async function sayFailure(status: number, code: string | undefined, english: string): Promise<string> {
  const words = code && (await translate(code));
  return `${status}: ${words || english}`;
}

/** Nothing where it is English already, or where the words cannot be loaded. */
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
