import { strings } from '../words/strings.ts';
import { toast } from './toast-store.ts';

/** Without a network nothing is begun that would have to wait for it. True: the visitor was told so. */
export function refuseOffline(): boolean {
  if (navigator.onLine) return false;
  tellOffline();
  return true;
}

export function tellOffline(): void {
  toast({ ...strings.session.offline, variant: 'destructive' });
}

/** Opens what is loaded on demand. If it cannot be loaded the visitor is told, and the next press tries again. */
export function openLoaded(load: () => Promise<unknown>, open: () => void): void {
  load().then(open, tellOffline);
}
