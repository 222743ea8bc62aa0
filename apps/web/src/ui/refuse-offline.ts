import { strings } from '../words/strings.ts';
import { toast } from './toast-store.ts';

/** Refuses to start an action while offline. Returns true after telling the visitor. */
export function refuseOffline(): boolean {
  if (navigator.onLine) return false;
  showOfflineToast();
  return true;
}

export function showOfflineToast(): void {
  toast({ ...strings.session.offline, variant: 'destructive' });
}

/** Opens a lazily loaded part. If loading fails, the visitor is told and the next click tries again. */
export function openLoaded(load: () => Promise<unknown>, open: () => void): void {
  load().then(open, showOfflineToast);
}
