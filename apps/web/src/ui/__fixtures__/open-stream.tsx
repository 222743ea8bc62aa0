import { flushSync } from 'react-dom';
import { onTestFinished, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { ReportText } from '../report-text.tsx';

type Options = { isLast?: boolean; waitMs?: number };
type Stream = {
  container: HTMLElement;
  /** Appends a chunk and waits until it is rendered. */
  send: (piece: string, options?: Options) => void;
  /** Replaces the whole text. */
  restart: (text: string) => void;
};

/** A streaming report with fake timers, so that nothing depends on the speed of the machine. */
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
