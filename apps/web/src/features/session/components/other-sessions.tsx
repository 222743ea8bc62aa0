import type { SessionSummary } from '@app/contract/session';
import { useQuery } from '@tanstack/react-query';
import { FolderOpen } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { pageFormat } from '../../../words/language.ts';
import { strings } from '../../../words/strings.ts';
import { ownSessions } from '../model/own-sessions.ts';

type Props = { sessionId: string; isBusy: boolean; onOpen: (sessionId: string) => void };

/** Reports in the visitor's other sessions. */
export function OtherSessions({ sessionId, isBusy, onOpen }: Props): ReactNode {
  const titleId = useId();
  const { data = [] } = useQuery(ownSessions);
  const others = data.filter((session) => session.sessionId !== sessionId && session.reports > 0);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="p-1.5">
      <h3 id={titleId} className="px-2.5 py-1 text-xs font-medium text-muted">
        {strings.session.others.title}
      </h3>
      <ul>
        {others.map((session) => (
          <li key={session.sessionId}>
            <button
              type="button"
              disabled={isBusy}
              onClick={() => onOpen(session.sessionId)}
              className="flex min-h-9 w-full items-center gap-2.5 rounded-md px-2.5 text-start text-sm hover:bg-surface-2 focus-visible:-outline-offset-2 disabled:opacity-50 pointer-coarse:min-h-11"
            >
              <FolderOpen aria-hidden className="size-4 shrink-0 text-accent" />
              {nameOf(session)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const nameOf = ({ reports, createdAt }: SessionSummary): string =>
  strings.session.others.name(
    strings.session.confirm.reports(reports),
    pageFormat().day(new Date(createdAt), 'medium'),
  );
