import type { SharedLink } from '@app/contract/sharing';
import { useMutation, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type ReactNode, useId, useState } from 'react';
import { pageFormat } from '../../../words/language.ts';
import { strings } from '../../../words/strings.ts';
import { toast } from '../../../ui/toast-store.ts';
import { listSharedLinks } from '../api/list-shared-links.ts';
import { revokeSharedLink } from '../api/revoke-shared-link.ts';

const REFETCH_MS = 5_000;
const isOpen = ({ mail }: SharedLink): boolean => mail === 'sending' || mail === 'waiting';

type LabelOf = (framework: string) => string;

/** The visitor's shared links with a revoke button each. A revoked link stays listed until the dialog closes. */
export function SharedLinks({ labelOf, empty }: { labelOf: LabelOf; empty?: string }): ReactNode {
  const titleId = useId();
  const [announcement, setAnnouncement] = useState('');
  const { data: links = [], isSuccess } = useQuery({
    queryKey: ['shared-links'],
    queryFn: ({ signal }) => listSharedLinks(signal),
    staleTime: 0,
    // While a mail waits, so that the open dialog tells its end.
    refetchInterval: ({ state }) => (state.data?.some(isOpen) ? REFETCH_MS : false),
  });
  if (links.length === 0) return isSuccess && empty ? <p role="status">{empty}</p> : null;

  return (
    <section aria-labelledby={titleId} className="mt-5 border-t border-line pt-4">
      <h3 id={titleId} className="text-sm font-semibold">
        {strings.sharing.links.title}
      </h3>
      <ul className="mt-1 divide-y divide-line">
        {links.map((link) => (
          <LinkRow
            key={link.linkId + link.createdAt}
            link={link}
            label={nameOf(link, labelOf)}
            onRevoked={setAnnouncement}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </section>
  );
}

type RowProps = { link: SharedLink; label: string; onRevoked: (announcement: string) => void };

function LinkRow({
  link: { linkId, createdAt, expiresAt, isOwn = true, mail },
  label,
  onRevoked,
}: RowProps): ReactNode {
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: revokeSharedLink,
    onSuccess: () => onRevoked(strings.sharing.links.told(label)),
    onError: () => void toast({ ...strings.sharing.links.failed, variant: 'destructive' }),
  });
  const isDone = isPending || isSuccess;
  const shared = dateOf(createdAt);
  return (
    <li className="flex items-center gap-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="truncate text-base font-medium">{label}</p>
        {isOwn && <p className="text-xs text-faint">{strings.sharing.links.dates(shared, dateOf(expiresAt))}</p>}
        {mail && (
          <p role="status" className="text-xs text-muted">
            {strings.sharing.links.mail[mail]}
          </p>
        )}
      </div>
      {isOwn && (
        // Stays in place after revoking: removing it would lose keyboard focus.
        <button
          type="button"
          aria-label={isSuccess ? undefined : strings.sharing.links.revokeThis(label, shared)}
          aria-disabled={isDone}
          onClick={() => isDone || mutate(linkId)}
          className={clsx(
            'btn min-h-8 shrink-0 pointer-coarse:min-h-11',
            isDone ? 'cursor-default text-faint' : 'btn-line',
          )}
        >
          {isSuccess ? strings.sharing.links.revoked : strings.sharing.links.revoke}
        </button>
      )}
    </li>
  );
}

const nameOf = ({ framework }: SharedLink, labelOf: LabelOf): string =>
  framework === 'general' ? strings.sharing.links.general : labelOf(framework);

const dateOf = (time: string): string => pageFormat().day(new Date(time), 'medium');
