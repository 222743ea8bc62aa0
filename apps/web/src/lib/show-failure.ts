import { toast, type ToastContent } from '../ui/toast-store.ts';
import type { FailedAction } from '../words/explain-failure.ts';
import { strings } from '../words/strings.ts';

/** Shows the fixed message and, on a second line, the reason and the next step. Returns the toast content. */
export async function showFailure(action: FailedAction, notice: ToastContent, error: unknown): Promise<ToastContent> {
  const content: ToastContent = { ...notice, variant: 'destructive' };
  try {
    const { explainFailure } = await import('../words/explain-failure.ts');
    const reason = await explainFailure(action, error, notice.description);
    if (reason) content.reason = reason;
  } catch {
    // The explanations could not be loaded; the first script has one sentence for a lost network.
    if (!navigator.onLine) content.reason = strings.session.offline.description;
  }
  toast(content);
  return content;
}
