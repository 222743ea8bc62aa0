import { type Lang, langs, ownNames, tags } from '@app/words/languages';
import { Languages } from 'lucide-react';
import type { ReactNode } from 'react';
import { chooseLanguage, useLanguage } from '../words/language.ts';
import { showOfflineToast } from './refuse-offline.ts';
import { strings } from '../words/strings.ts';

/** A native select with every language in its own name. On small screens it shows only the icon. */
export function LanguageSwitch(): ReactNode {
  const lang = useLanguage();
  return (
    <label className="relative flex min-h-9 items-center gap-1.5 rounded-md px-2 text-sm text-muted transition-colors hover:bg-surface-2 hover:text-fg has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent pointer-coarse:min-h-11 pointer-coarse:min-w-11 max-sm:justify-center">
      <Languages aria-hidden className="size-[18px]" />
      <span aria-hidden className="max-sm:hidden">
        {ownNames[lang]}
      </span>
      <select
        aria-label={strings.language}
        value={lang}
        onChange={(event) => void chooseLanguage(event.target.value as Lang).catch(showOfflineToast)}
        className="absolute inset-0 cursor-pointer bg-surface text-base text-fg opacity-0"
      >
        {langs.map((offered) => (
          <option key={offered} value={offered} lang={tags[offered]}>
            {ownNames[offered]}
          </option>
        ))}
      </select>
    </label>
  );
}
