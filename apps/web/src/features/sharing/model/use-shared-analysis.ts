import type { SharedAnalysis } from '@app/contract/sharing';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { HttpError } from '../../../lib/api-client.ts';
import { showFailure } from '../../../lib/show-failure.ts';
import { strings } from '../../../words/strings.ts';
import { toast } from '../../../ui/toast-store.ts';
import { readSharedAnalysis } from '../api/read-shared-analysis.ts';

type Shared =
  | { state: 'loading' }
  | { state: 'open'; copy: SharedAnalysis }
  /** Expired, revoked or nonexistent: the server does not distinguish them. */
  | { state: 'closed' }
  /** The request failed, so the state of the link is unknown. */
  | { state: 'away'; error: Error; retry: () => void };

/** Loads the analysis behind a link and shows a toast with the outcome. */
export function useSharedAnalysis(shareId: string): Shared {
  const { data, error, status, refetch } = useQuery({
    queryKey: ['shared-analysis', shareId],
    queryFn: ({ signal }) => readSharedAnalysis(shareId, signal),
  });
  const isClosed = error instanceof HttpError && error.status === 404;

  useEffect(() => {
    if (status === 'success') toast(strings.sharing.loaded);
    if (!error) return;
    // For a closed link the page itself shows the reason permanently.
    if (isClosed) toast({ ...strings.sharing.notLoaded, variant: 'destructive' });
    else void showFailure('load', strings.sharing.notLoaded, error);
  }, [status, error, isClosed, shareId]);

  if (data) return { state: 'open', copy: data };
  if (isClosed) return { state: 'closed' };
  return error ? { state: 'away', error, retry: () => void refetch() } : { state: 'loading' };
}
