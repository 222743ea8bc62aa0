import { flushSync } from 'react-dom';
import { onTestFinished, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { ReportText } from '../report-text.tsx';

type Options = { isLast?: boolean; waitMs?: number };
type Stream = {
  container: HTMLElement;
  /** Adds a piece and waits until it is drawn. */
  send: (piece: string, options?: Options) => void;
  /** Shows another text altogether. */
  restart: (text: string) => void;
};

/** A report that comes piece by piece; the clock is the test's, so nothing depends on how fast the machine is. */
export function openStream(): Stream {
  if (!vi.isFakeTimers()) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
  }
  const { container, rerender } = render(<ReportText text="" isStreaming />);
  let sent = '';
  function show(text: string, { isLast = false, waitMs = 50 }: Options = {}): void {
    sent = text;
    rerender(<ReportText text={sent} isStreaming={!isLast} />);
    flushSync(() => void vi.advanceTimersByTime(waitMs));
  }
  return { container, send: (piece, options) => show(sent + piece, options), restart: (text) => show(text) };
}
