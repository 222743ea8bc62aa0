import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';

type Props = {
  /** In its place until it is loaded. */
  fallback?: ReactNode;
  /** In its place when it cannot be loaded. */
  failed?: ReactNode;
  children: ReactNode;
};

/** A lazily loaded part of the page. If it fails to load, the rest of the page keeps working. */
export function Part({ fallback, failed, children }: Props): ReactNode {
  return (
    <Boundary failed={failed}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Boundary>
  );
}

/** One for each part whose import failed. */
const resets: (() => void)[] = [];

/** Never while React retries a suspended part: it would import the part for ever. */
function loadFailedAgain(): void {
  for (const reset of resets.splice(0)) reset();
}

/** React keeps the failure of a lazy component for ever. This one is loaded again when it is next put on the page. */
export function loadable<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const open = (): ComponentType<Props> =>
    lazy(() =>
      load().catch((error: unknown) => {
        resets.push(() => (Loaded = open()));
        throw error;
      }),
    );
  let Loaded = open();
  return (props) => <Loaded {...props} />;
}

/** React supports error boundaries only as classes. */
class Boundary extends Component<{ failed: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  constructor(props: Boundary['props']) {
    super(props);
    loadFailedAgain();
  }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
    loadFailedAgain();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}
