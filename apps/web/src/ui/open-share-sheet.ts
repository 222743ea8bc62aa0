import { strings } from '../words/strings.ts';
import { toast } from './toast-store.ts';

/** Opens the share sheet of the device. Browsers require a user gesture, so `data` must be there already. */
export async function openShareSheet(data: ShareData): Promise<void> {
  try {
    await navigator.share(data);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return; // The visitor closed the share sheet.
    console.error(error);
    toast({ ...strings.run.notSent, variant: 'destructive' });
  }
}
