import { downloadAnalysis as route, type DownloadFormat } from '@app/contract/downloads';
import { urlOf } from '../lib/api-client.ts';
import { refuseOffline } from '../ui/refuse-offline.ts';

/** In a tab of its own: the page stays where it is. */
export function downloadAnalysis(id: string, format: DownloadFormat): void {
  if (!refuseOffline()) window.open(urlOf(route, { id }, { format }), '_blank', 'noopener');
}
