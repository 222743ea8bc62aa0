import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { showOfflineToast } from './refuse-offline.ts';

type Props = {
  /** Shown until the part is loaded. */
  fallback?: ReactNode;
  /** Shown if the part cannot be loaded. */
  failed?: ReactNode;
  children: ReactNode;
};

/** Errors of failed imports; several parts may wait for the same import. */
const failedLoads = new WeakSet<Error>();

/** For each failed import, the function that lets it load again. */
const resets: (() => void)[] = [];

/** Must not run while React retries a suspended part: that would import the part in an endless loop. */
function loadFailedAgain(): void {
  for (const reset of resets.splice(0)) reset();
}

/** A lazy component that loads again at its next mount after a failure, which `React.lazy` would keep forever. */
export function loadable<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const open = (): ComponentType<Props> =>
    lazy(() =>
      load().catch((error: unknown) => {
        if (error instanceof Error) failedLoads.add(error);
        resets.push(() => (Loaded = open()));
        throw error;
      }),
    );
  let Loaded = open();
  return (props) => <Loaded {...props} />;
}

const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 20_000;

/**
 * A lazily loaded part of the page. If it fails to load, the rest of the page keeps working, and it is loaded again when
 * the network is back, or after a while. A class, because React has no other error boundaries.
 */
export class LazyPart extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  #waitMs = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(props: Props) {
    super(props);
    loadFailedAgain();
  }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
    loadFailedAgain();
    if (!(error instanceof Error) || !failedLoads.has(error)) return;
    this.#waitMs = Math.min(this.#waitMs * 2 || FIRST_WAIT_MS, LONGEST_WAIT_MS);
    this.#timer = setTimeout(this.#tryAgain, this.#waitMs);
    window.addEventListener('online', this.#tryAgain);
  }

  override componentWillUnmount(): void {
    clearTimeout(this.#timer);
    window.removeEventListener('online', this.#tryAgain);
  }

  #tryAgain = (): void => {
    clearTimeout(this.#timer);
    this.setState({ hasFailed: false });
  };

  override render(): ReactNode {
    const { fallback, failed, children } = this.props;
    if (this.state.hasFailed) return failed;
    // What was shown for the failed part stays while it is loaded again.
    return <Suspense fallback={this.#waitMs > 0 ? (failed ?? fallback) : fallback}>{children}</Suspense>;
  }
}

/** Loads a part and then opens it. If loading fails, a notice says so, and the next click tries again. */
export function openLoaded(load: () => Promise<unknown>, open: () => void): void {
  load().then(open, showOfflineToast);
}
