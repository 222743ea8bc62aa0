import { Component, type ReactNode, Suspense } from 'react';

type Props = { fallback?: ReactNode; children: ReactNode };

/** A part of the page that is loaded when it is needed. If it cannot be loaded, the rest of the page stays. */
export function Part({ fallback, children }: Props): ReactNode {
  return (
    <Boundary>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Boundary>
  );
}

/** React offers this to classes only. */
class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
