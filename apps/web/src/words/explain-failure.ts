import type { StateWords } from '@app/words/catalogue';
import { localeOf } from '@app/words/format';
import type { ErrorCode } from '@app/contract/errors';
import { HttpError } from '../lib/api-client.ts';
import { CookiesBlocked } from '../lib/require-cookies.ts';
import { currentLanguage, regionOf } from './language.ts';
import { loadStates } from './on-demand-catalogues.ts';

/** What the visitor was doing when it failed. */
export type FailedAction =
  | 'text'
  | 'document'
  | 'rest'
  | 'image'
  | 'video'
  | 'chat'
  | 'share'
  | 'extract'
  | 'load'
  | 'clear';

/** From this wait on, the retry time is given as a time of day; for a shorter one the server's message suffices. */
const LONG_WAIT_MS = 60_000;

/** The next step, for codes whose server message does not give one. */
const STEPS: Partial<Record<ErrorCode, keyof StateWords['steps']>> = {
  BAD_REQUEST: 'reload',
  FOREIGN_ORIGIN: 'reload',
  NOT_FOUND: 'reload',
  NOT_JSON: 'reload',
  ANALYSIS_CANCELLED: 'again',
  IDEMPOTENCY_MISMATCH: 'again',
  BODY_TOO_LARGE: 'shorter',
  FILE_TOO_LARGE: 'file',
  FILE_UNREADABLE: 'file',
  FILE_WITHOUT_TEXT: 'file',
  FILE_TOO_COMPLEX: 'file',
  NOTHING_TO_DISCUSS: 'analyze',
  NOTHING_MISSING: 'analyze',
  NOT_FINISHED: 'wait',
  MAIL_REFUSED: 'address',
  MEDIA_UNAVAILABLE: 'text',
};

/** Messages of the page's own errors, fixed by the specification. */
const OWN: Record<string, 'canvas' | 'image' | 'file'> = {
  'Could not get canvas context': 'canvas',
  'Failed to load image': 'image',
  'Failed to read file': 'file',
};

/** The reason, the retry time and what is kept, without sentences already in `shown`. */
export async function explainFailure(
  action: FailedAction,
  error: unknown,
  shown = '',
  now = new Date(),
): Promise<string> {
  const words = await loadStates();
  const fault = error instanceof Error && error.cause instanceof HttpError ? error.cause : error;
  const sentences = [reasonOf(fault, words), ...(fault instanceof HttpError ? nextOf(fault, words, now) : [])];
  if (action === 'text' || action === 'chat') sentences.push(words.kept[action]);
  return sentences.filter((sentence) => sentence && !shown.includes(sentence)).join(' ');
}

function reasonOf(fault: unknown, { reasons }: StateWords): string {
  if (fault instanceof CookiesBlocked) return reasons.cookies;
  if (fault instanceof HttpError) {
    return fault.code ? fault.message.slice(`${fault.status}: `.length) : reasons.answered(fault.status);
  }
  if (!(fault instanceof Error)) return '';
  const own = OWN[fault.message];
  if (own) return reasons[own];
  if (!navigator.onLine) return reasons.offline;
  if (/dynamically imported|importing a module|worker could not/i.test(fault.message)) return reasons.outdated;
  return fault instanceof TypeError ? reasons.unreachable : '';
}

function nextOf({ code, retryAfterMs = 0 }: HttpError, words: StateWords, now: Date): string[] {
  const step = STEPS[code as ErrorCode];
  return [
    ...(step ? [words.steps[step]] : []),
    ...(retryAfterMs >= LONG_WAIT_MS ? [words.retryFrom(timeOfDay(now, retryAfterMs))] : []),
  ];
}

/** With the weekday if it is another day. Rounded up, because a retry one minute early would be refused again. */
function timeOfDay(now: Date, waitMs: number): string {
  const then = new Date(Math.ceil((now.getTime() + waitMs) / 60_000) * 60_000);
  const isToday = then.toDateString() === now.toDateString();
  const locale = localeOf(regionOf(currentLanguage()));
  return new Intl.DateTimeFormat(locale, {
    ...(!isToday && { weekday: 'long' }),
    hour: 'numeric',
    minute: '2-digit',
  }).format(then);
}
