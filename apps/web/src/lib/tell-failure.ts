import { toast, type ToastContent } from '../ui/toast-store.ts';
import type { Deed } from '../words/explain-failure.ts';

/** Shows the fixed message and, on a second line, the reason and the next step. Returns the toast content. */
export async function tellFailure(deed: Deed, notice: ToastContent, error: unknown): Promise<ToastContent> {
  const told: ToastContent = { ...notice, variant: 'destructive' };
  try {
    const { explainFailure } = await import('../words/explain-failure.ts');
    const reason = await explainFailure(deed, error, notice.description);
    if (reason) told.reason = reason;
  } catch {
    // Offline, and the explanations were never loaded: the fixed message stands alone.
  }
  toast(told);
  return told;
}
