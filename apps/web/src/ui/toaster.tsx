import * as Radix from '@radix-ui/react-toast';
import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { type ReactNode, useRef, useSyncExternalStore } from 'react';
import { type Toast, type ToastStore, toastStore } from './toast-store.ts';
import { useFocusReturn } from './use-focus-return.ts';
import { useUncoveredPosition } from './use-uncovered-position.ts';

const DURATION_MS = 5_000;
const SWIPE_PX = 50;

type Labels = { label: string; region: string; close: string };

export function Toaster({ labels, store = toastStore }: { labels: Labels; store?: ToastStore }): ReactNode {
  const toasts = useSyncExternalStore(store.subscribe, store.list);
  const region = useRef<HTMLOListElement>(null);
  const hasOpen = toasts.some(({ open }) => open);
  useFocusReturn(region, hasOpen);
  useUncoveredPosition(region, hasOpen ? toasts[0] : undefined);
  return (
    <Radix.Provider duration={DURATION_MS} swipeThreshold={SWIPE_PX} label={labels.label}>
      {toasts.map((toast) => (
        <ToastCard
          key={`${toast.id}-${toast.revision}`}
          toast={toast}
          closeLabel={labels.close}
          onClose={() => store.dismiss(toast.id)}
        />
      ))}
      <Radix.Viewport
        ref={region}
        label={labels.region}
        aria-live="off" // Radix announces toasts itself; with aria-live the region stays reachable beside a dialog.
        className="fixed inset-x-0 top-16 z-50 flex flex-col gap-2 p-3 outline-none md:top-auto md:bottom-0 md:end-auto md:w-full md:max-w-[420px] xl:max-w-[304px] xl:p-3"
      />
    </Radix.Provider>
  );
}

type CardProps = { toast: Toast; closeLabel: string; onClose: () => void };

function ToastCard({ toast, closeLabel, onClose }: CardProps): ReactNode {
  const isDestructive = toast.variant === 'destructive';
  const Icon = isDestructive ? CircleAlert : CircleCheck;
  return (
    <Radix.Root
      open={toast.open}
      type={isDestructive ? 'foreground' : 'background'}
      onOpenChange={(open) => open || onClose()}
      data-variant={toast.variant}
      className="toast card pointer-events-auto flex items-start gap-3 py-3 ps-4 pe-2 shadow-pop data-[variant=destructive]:border-danger/40"
    >
      <Icon
        aria-hidden
        className={clsx('mt-0.5 size-[18px] shrink-0', isDestructive ? 'text-danger' : 'text-accent')}
      />
      <div className="min-w-0 flex-1 py-px">
        <Radix.Title className="text-base font-semibold">{toast.title}</Radix.Title>
        {toast.description && (
          <Radix.Description className="mt-0.5 text-sm break-words text-muted">{toast.description}</Radix.Description>
        )}
        {toast.reason && <p className="mt-1.5 text-sm break-words">{toast.reason}</p>}
      </div>
      {toast.action && (
        <Radix.Action altText={toast.action.altText} onClick={toast.action.onPress} className="btn btn-line min-h-8">
          {toast.action.label}
        </Radix.Action>
      )}
      <Radix.Close aria-label={closeLabel} className="icon-btn -my-1 size-8">
        <X aria-hidden className="size-4!" />
      </Radix.Close>
    </Radix.Root>
  );
}
