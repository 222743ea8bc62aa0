import { useEffect, useState } from 'react';
import { makePreview, type Media } from '../../../lib/make-preview.ts';

type Preview = { made: Promise<string | undefined>; url: string | undefined };

/** Made once, when the dialog opens. If it fails, the analysis is shared without a preview. */
export function usePreview(media: Media | undefined): Preview {
  const [made] = useState(async () => media && makePreview(media).catch(noPreview));
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    void made.then(setUrl);
  }, [made]);
  return { made, url };
}

function noPreview(error: unknown): undefined {
  console.error(error);
}
