import { toast } from '../../../ui/toast-store.ts';
import { strings } from '../../../words/strings.ts';

/** Some browsers share text but no files. */
export const canSendFile = (file: File): boolean => 'canShare' in navigator && navigator.canShare({ files: [file] });

/** Opens the share sheet of the device. It needs a fresh press, so the file must be there already. */
export async function sendFile(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return; // The visitor closed the share sheet.
    console.error(error);
    toast({ ...strings.run.notSent, variant: 'destructive' });
  }
}

/** Files whose download has just been started. */
const starting = new Set<Blob>();

/** The second press of a double click saves nothing. */
export function saveFile(file: Blob, name: string): void {
  if (starting.has(file)) return;
  starting.add(file);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers lose the download if the URL is revoked immediately; after one second it has started.
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
    starting.delete(file);
  }, 1_000);
}
