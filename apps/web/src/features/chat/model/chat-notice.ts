import { strings } from '../../../words/strings.ts';
import type { ToastContent } from '../../../ui/toast-store.ts';

/** The fixed words of a question that failed. A failed connection has none of its own that would help a visitor. */
export function chatNotice(error: unknown): ToastContent {
  const isReadable = error instanceof Error && !(error instanceof TypeError) && !(error instanceof SyntaxError);
  return { ...strings.chat.failed, description: (isReadable && error.message) || strings.chat.failed.description };
}
