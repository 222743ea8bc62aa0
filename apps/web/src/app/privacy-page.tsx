import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { readHelpLines } from '../features/privacy/api/read-help-lines.ts';
import { readStatus } from '../features/privacy/api/read-status.ts';
import { PrivacyText } from '../features/privacy/components/privacy-text.tsx';
import { strings } from '../strings/en.ts';
import { privacy } from '../strings/en/privacy.ts';
import { ThemeToggle } from '../ui/theme-toggle.tsx';
import { useDocumentHead } from '../ui/use-document-head.ts';

export function PrivacyPage(): ReactNode {
  const { data: status } = useQuery({ queryKey: ['status', 'as-nobody'], queryFn: readStatus });
  const { data: help } = useQuery({ queryKey: ['help-lines'], queryFn: readHelpLines });
  useDocumentHead(privacy.pageTitle, privacy.description);

  return (
    <div className="mx-auto w-full max-w-[44rem] px-4 sm:px-6">
      <header className="-mx-3 flex items-center justify-between py-3 print:hidden">
        <Link href="/" className="btn btn-ghost">
          <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" />
          {privacy.home}
        </Link>
        <ThemeToggle labels={{ toDark: strings.themeToDark, toLight: strings.themeToLight }} />
      </header>
      <main className="pt-4 sm:pt-8">
        <PrivacyText status={status} help={help} />
      </main>
    </div>
  );
}
