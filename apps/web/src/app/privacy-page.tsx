import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { readHelpLines } from '../features/privacy/api/read-help-lines.ts';
import { readStatusAnonymously } from '../features/privacy/api/read-status-anonymously.ts';
import { PrivacyText } from '../features/privacy/components/privacy-text.tsx';
import { labelOf } from '../features/assessments/model/framework-label.ts';
import { OwnLinks } from '../features/sharing/components/own-links.tsx';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { ThemeToggle } from '../ui/theme-toggle.tsx';
import { useDocumentHead } from '../ui/use-document-head.ts';
import { privacyCatalogues } from '../words/privacy-catalogues.ts';
import { useLanguage } from '../words/language.ts';
import { strings } from '../words/strings.ts';

export function PrivacyPage(): ReactNode {
  const lang = useLanguage();
  const { data: status } = useQuery({ queryKey: ['status', 'as-nobody'], queryFn: readStatusAnonymously });
  const { data: help } = useQuery({ queryKey: ['help-lines'], queryFn: readHelpLines });
  const { data: words } = useQuery({
    queryKey: ['privacy-words', lang],
    queryFn: async () => (await privacyCatalogues[lang]()).privacy,
  });
  useDocumentHead(words?.pageTitle ?? strings.title, words?.description ?? strings.description);

  return (
    <div className="mx-auto w-full max-w-[44rem] px-4 sm:px-6">
      <header className="-mx-3 flex items-center gap-1 py-3 print:hidden">
        <Link href="/" className="btn btn-ghost me-auto">
          <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" />
          {words?.home}
        </Link>
        <LanguageSwitch />
        <ThemeToggle labels={{ toDark: strings.themeToDark, toLight: strings.themeToLight }} />
      </header>
      <main className="pt-4 sm:pt-8">
        {words && <PrivacyText words={words} status={status} help={help} links={<OwnLinks labelOf={labelOf} />} />}
      </main>
    </div>
  );
}
