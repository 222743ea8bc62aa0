import { strings } from '../../../words/strings.ts';
import type { ToastContent } from '../../../ui/toast-store.ts';

/** The fixed message for a failed question. The error of a failed connection has no message that helps a visitor. */
export function chatNotice(error: unknown): ToastContent {
  const isReadable = error instanceof Error && !(error instanceof TypeError) && !(error instanceof SyntaxError);
  return { ...strings.chat.failed, description: (isReadable && error.message) || strings.chat.failed.description };
}
