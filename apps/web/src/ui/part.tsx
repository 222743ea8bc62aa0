import { Component, type ReactNode, Suspense } from 'react';

type Props = { fallback?: ReactNode; children: ReactNode };

/** A lazily loaded part of the page. If it fails to load, the rest of the page keeps working. */
export function Part({ fallback, children }: Props): ReactNode {
  return (
    <Boundary>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Boundary>
  );
}

/** React supports error boundaries only as classes. */
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
