import { downloadAnalysis as route, type DownloadFormat } from '@app/contract/downloads';
import { urlOf } from '../lib/api-client.ts';

/** In a tab of its own: the page stays where it is. */
export function downloadAnalysis(id: string | undefined, format: DownloadFormat): void {
  if (id) window.open(urlOf(route, { id }, { format }), '_blank', 'noopener');
}
