import type { ReactNode } from 'react';
import { strings } from '../words/strings.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { ThemeToggle } from '../ui/theme-toggle.tsx';

/** Sticky on small screens. */
export function PageHeader(): ReactNode {
  return (
    <header className="sticky top-0 z-10 -mx-3 flex items-center gap-1 border-b border-line bg-bg px-3 py-2 sm:-mx-5 sm:px-5 lg:static lg:mx-0 lg:border-0 lg:px-0 lg:py-1">
      <BrandMark />
      <h1 className="ms-2 min-w-0 flex-1 font-serif text-lg font-semibold sm:text-xl">{strings.title}</h1>
      <LanguageSwitch />
      <ThemeToggle labels={{ toDark: strings.themeToDark, toLight: strings.themeToLight }} />
    </header>
  );
}
