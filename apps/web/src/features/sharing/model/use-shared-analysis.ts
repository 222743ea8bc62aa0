import type { SharedAnalysis } from '@app/contract/sharing';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { strings } from '../../../words/strings.ts';
import { toast } from '../../../ui/toast-store.ts';

export type Shared = Omit<SharedAnalysis, 'analysis'> & {
  analysisId: string;
  mediaUrl: string | null;
  mediaType: 'image' | 'video' | null;
};

/** Loads the analysis a link leads to; without an id there is nothing to load, which is no error. */
export function useSharedAnalysis(shareId: string | undefined): Shared | undefined {
  const { data, status } = useQuery({
    queryKey: ['shared-analysis', shareId],
    async queryFn({ signal }) {
      const { readSharedAnalysis } = await import('../api/read-shared-analysis.ts');
      return flatten(await readSharedAnalysis(shareId ?? '', signal));
    },
    enabled: Boolean(shareId),
  });

  useEffect(() => {
    if (status === 'success') toast(strings.sharing.loaded);
    if (status === 'error') toast({ ...strings.sharing.notLoaded, variant: 'destructive' });
  }, [status, shareId]);

  return data;
}

function flatten({ analysis, messages, emailServiceAvailable }: SharedAnalysis): Shared {
  const { id, mediaUrl, mediaType } = analysis;
  return { analysisId: id, mediaUrl, mediaType, messages, emailServiceAvailable };
}
