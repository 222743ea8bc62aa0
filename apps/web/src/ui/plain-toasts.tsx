import { X } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { toastStore } from './toast-store.ts';

/** Shown when the code of the toaster could not be loaded: without it every message of the page would be lost. */
export function PlainToasts({ labels }: { labels: { label: string; close: string } }): ReactNode {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.list);
  return (
    <section
      aria-label={labels.label}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 top-16 z-50 p-3 md:top-auto md:bottom-0 md:max-w-[420px] xl:max-w-[304px]"
    >
      {toasts
        .filter(({ open }) => open)
        .map(({ id, title, description, reason, action }) => (
          <div key={id} className="card pointer-events-auto flex items-start gap-3 py-3 ps-4 pe-2 shadow-pop">
            <div className="min-w-0 flex-1 text-sm break-words">
              <p className="text-base font-semibold">{title}</p>
              {description && <p className="mt-0.5 text-muted">{description}</p>}
              {reason && <p className="mt-1.5">{reason}</p>}
            </div>
            {action && (
              <button
                type="button"
                className="btn btn-line min-h-8"
                onClick={() => {
                  action.onPress();
                  toastStore.dismiss(id);
                }}
              >
                {action.label}
              </button>
            )}
            <button
              type="button"
              aria-label={labels.close}
              className="icon-btn -my-1 size-8"
              onClick={() => toastStore.dismiss(id)}
            >
              <X aria-hidden className="size-4!" />
            </button>
          </div>
        ))}
    </section>
  );
}
