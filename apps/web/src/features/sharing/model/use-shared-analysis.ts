import type { SharedAnalysis } from '@app/contract/sharing';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { HttpError } from '../../../lib/api-client.ts';
import { tellFailure } from '../../../lib/tell-failure.ts';
import { strings } from '../../../words/strings.ts';
import { toast } from '../../../ui/toast-store.ts';
import { readSharedAnalysis } from '../api/read-shared-analysis.ts';

type Shared =
  | { state: 'loading' }
  | { state: 'open'; copy: SharedAnalysis }
  /** Expired, revoked or never there: the server tells none of them apart. */
  | { state: 'closed' }
  /** Nothing is known about it: it could not be asked for. */
  | { state: 'away'; error: Error; retry: () => void };

/** Loads the analysis a link leads to, and says so. */
export function useSharedAnalysis(shareId: string): Shared {
  const { data, error, status, refetch } = useQuery({
    queryKey: ['shared-analysis', shareId],
    queryFn: ({ signal }) => readSharedAnalysis(shareId, signal),
  });
  const isClosed = error instanceof HttpError && error.status === 404;

  useEffect(() => {
    if (status === 'success') toast(strings.sharing.loaded);
    if (!error) return;
    // Of a closed link the page says why, for as long as it is open.
    if (isClosed) toast({ ...strings.sharing.notLoaded, variant: 'destructive' });
    else void tellFailure('load', strings.sharing.notLoaded, error);
  }, [status, error, isClosed, shareId]);

  if (data) return { state: 'open', copy: data };
  if (isClosed) return { state: 'closed' };
  return error ? { state: 'away', error, retry: () => void refetch() } : { state: 'loading' };
}
