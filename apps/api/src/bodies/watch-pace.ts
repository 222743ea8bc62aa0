import { AppError } from '@app/core/errors/app-error';

/** So long a client is waited for before its pace is judged, again and again. */
const WINDOW_MS = 10_000;

export type Pace = { bytesPerSecond: number; windowMs?: number };

/**
 * A line that only just moves would hold its place for as long as a file may take. Told of every piece and of how long
 * it was waited for: time that we take ourselves is not the client's.
 */
export function watchPace({ bytesPerSecond, windowMs = WINDOW_MS }: Pace): (bytes: number, waitedMs: number) => void {
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
