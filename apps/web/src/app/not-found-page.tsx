import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { strings } from '../words/strings.ts';

export function NotFoundPage(): ReactNode {
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <div className="card w-full max-w-md p-6">
        <div className="flex items-center gap-3">
          <CircleAlert aria-hidden className="size-8 shrink-0 text-danger" />
          <h1 className="font-serif text-xl font-semibold">{strings.notFound.title}</h1>
        </div>
        <p className="mt-3 text-base text-muted">{strings.notFound.text}</p>
        <Link href="/" className="btn btn-line mt-5">
          {strings.notFound.home}
        </Link>
      </div>
    </main>
  );
}
