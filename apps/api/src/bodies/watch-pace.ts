import { AppError } from '@app/core/errors/app-error';

/** The pace is checked after each window of this much waiting time. */
const WINDOW_MS = 10_000;

export type UploadPace = { bytesPerSecond: number; windowMs?: number };

/**
 * Refuses an upload below the minimum pace, which would hold its slot for minutes. The returned function gets the size
 * of every chunk and how long the server waited for it; the server's own time does not count against the client.
 */
export function watchUploadPace({
  bytesPerSecond,
  windowMs = WINDOW_MS,
}: UploadPace): (bytes: number, waitedMs: number) => void {
  let count = 0;
  let totalMs = 0;
  return (bytes, waitedMs) => {
    count += bytes;
    totalMs += waitedMs;
    if (totalMs < windowMs) return;
    if (count * 1_000 < bytesPerSecond * totalMs) throw new AppError('UPLOAD_TOO_SLOW');
    count = 0;
    totalMs = 0;
  };
}
