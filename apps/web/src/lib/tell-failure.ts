import { toast, type ToastContent } from '../ui/toast-store.ts';
import type { Deed } from '../words/explain-failure.ts';

/** Shows the fixed words and, in a second line, why it failed and what to do next. Answers with what was shown. */
export async function tellFailure(deed: Deed, notice: ToastContent, error: unknown): Promise<ToastContent> {
  const told: ToastContent = { ...notice, variant: 'destructive' };
  try {
    const { explainFailure } = await import('../words/explain-failure.ts');
    const reason = await explainFailure(deed, error, notice.description);
    if (reason) told.reason = reason;
  } catch {
    // The network is gone and these words were never loaded: the fixed ones stand alone.
  }
  toast(told);
  return told;
}
