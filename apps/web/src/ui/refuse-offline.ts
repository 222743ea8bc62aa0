import { strings } from '../words/strings.ts';
import { toast } from './toast-store.ts';

/** Returns true and shows the offline toast if the browser has no network, so that the caller starts nothing. */
export function refuseOffline(): boolean {
  if (navigator.onLine) return false;
  showOfflineToast();
  return true;
}

export function showOfflineToast(): void {
  toast({ ...strings.session.offline, variant: 'destructive' });
}
