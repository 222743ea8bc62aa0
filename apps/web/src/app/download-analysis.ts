import { downloadAnalysis as route, type DownloadFormat } from '@app/contract/downloads';
import { urlOf } from '../lib/api-client.ts';
import { refuseOffline } from '../ui/refuse-offline.ts';

/** Opens the download in a new tab, so the page does not navigate away. */
export function downloadAnalysis(id: string, format: DownloadFormat): void {
  if (!refuseOffline()) window.open(urlOf(route, { id }, { format }), '_blank', 'noopener');
}
