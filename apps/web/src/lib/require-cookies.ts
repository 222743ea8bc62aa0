import { readStatus } from '@app/contract/status';
import { call } from './api-client.ts';

/** Has no message: the toast shows the fixed message first and the reason below it. */
export class CookiesBlocked extends Error {}

let isProven = false;

/**
 * Call before sending anything that only its sender may open: without the cookie its result would be paid for and lost.
 */
export async function requireCookies(): Promise<void> {
  if (isProven) return;
  // The response to the first call may set the cookie, so a second call checks again.
  if (!navigator.cookieEnabled || !((await isCookieReturned()) || (await isCookieReturned()))) {
    throw new CookiesBlocked();
  }
  isProven = true;
}

/** A failed status call proves nothing, so this returns true; the actual request reports the failure. */
async function isCookieReturned(): Promise<boolean> {
  try {
    return (await call(readStatus)).hasCookie !== false;
  } catch {
    return true;
  }
}
