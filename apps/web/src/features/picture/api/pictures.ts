import { downloadAnalysis, listPictureQuotes, type PictureFormat, type PictureQuotes } from '@app/contract/downloads';
import { call, httpErrorOf, urlOf } from '../../../lib/api-client.ts';

/** `id` is that of an analysis or of a share. */
export function listQuotes(id: string, signal: AbortSignal): Promise<PictureQuotes> {
  return call(listPictureQuotes, { params: { id }, signal });
}

/** `quote` is its place in the list; -1 for none. */
type PictureChoice = { id: string; format: PictureFormat; quote: number };

export async function fetchPicture({ id, format, quote }: PictureChoice, signal?: AbortSignal): Promise<Blob> {
  const url = urlOf(downloadAnalysis, { id }, { format, ...(quote >= 0 && { quote: String(quote) }) });
  const response = await fetch(url, { credentials: 'include', ...(signal && { signal }) });
  if (!response.ok) throw await httpErrorOf(response);
  return response.blob();
}
