export type ToastContent = {
  title: string;
  description?: string;
  /** The reason and the next step, below the fixed message. */
  reason?: string;
  variant?: 'destructive';
  action?: { label: string; altText: string; onPress: () => void };
};
export type Toast = ToastContent & {
  id: string;
  open: boolean;
  /** Incremented by an update, so that the new text is announced and shown for the full time again. */
  revision: number;
};

type ToastAction =
  | { type: 'add'; toast: Toast }
  | { type: 'update'; id: string; content: Partial<ToastContent> }
  /** Without an id: all toasts. */
  | { type: 'dismiss'; id?: string }
  | { type: 'remove'; id?: string };

const LIMIT = 1;
const REMOVE_DELAY_MS = 1_000_000;

export function reduceToasts(toasts: Toast[], action: ToastAction): Toast[] {
  const isAddressed = ({ id }: Toast): boolean => !('id' in action) || action.id === undefined || id === action.id;
  switch (action.type) {
    case 'add':
      return [action.toast, ...toasts].slice(0, LIMIT);
    case 'update':
      return toasts.map((toast) =>
        isAddressed(toast) ? { ...toast, ...action.content, revision: toast.revision + 1 } : toast,
      );
    case 'dismiss':
      return toasts.map((toast) => (isAddressed(toast) ? { ...toast, open: false } : toast));
    case 'remove':
      return toasts.filter((toast) => !isAddressed(toast));
  }
}

type Handle = { id: string; update: (content: Partial<ToastContent>) => void; dismiss: () => void };
export type ToastStore = {
  add: (content: ToastContent) => Handle;
  dismiss: (id?: string) => void;
  remove: (id?: string) => void;
  list: () => Toast[];
  subscribe: (listener: () => void) => () => void;
};

export function createToastStore(): ToastStore {
  let toasts: Toast[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const removals = new Map<string, ReturnType<typeof setTimeout>>();

  function dispatch(action: ToastAction): void {
    toasts = reduceToasts(toasts, action);
    for (const listener of listeners) listener();
  }

  function dismiss(id?: string): void {
    for (const toast of toasts) if (id === undefined || toast.id === id) removeLater(toast.id);
    dispatch({ type: 'dismiss', ...(id !== undefined && { id }) });
  }

  function removeLater(id: string): void {
    if (removals.has(id)) return;
    removals.set(
      id,
      setTimeout(() => remove(id), REMOVE_DELAY_MS),
    );
  }

  function remove(id?: string): void {
    for (const [removed, timer] of removals) {
      if (id !== undefined && removed !== id) continue;
      clearTimeout(timer);
      removals.delete(removed);
    }
    dispatch({ type: 'remove', ...(id !== undefined && { id }) });
  }

  function add(content: ToastContent): Handle {
    count += 1;
    const id = String(count);
    dispatch({ type: 'add', toast: { ...content, id, open: true, revision: 0 } });
    return { id, update: (change) => dispatch({ type: 'update', id, content: change }), dismiss: () => dismiss(id) };
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return { add, dismiss, remove, list: () => toasts, subscribe };
}

/** The page has one toast region and therefore one store. */
export const toastStore: ToastStore = createToastStore();
export const toast: ToastStore['add'] = toastStore.add;
