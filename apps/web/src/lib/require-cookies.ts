import { readStatus } from '@app/contract/status';
import { call } from './api-client.ts';

/** Has no words of its own: the fixed ones come first, and its reason below them. */
export class CookiesBlocked extends Error {}

let isProven = false;

/** Before anything is sent that only its sender may open: without the cookie the answer would be lost, and paid for. */
export async function requireCookies(): Promise<void> {
  if (isProven) return;
  // The first answer may be the one that sets it.
  if (!navigator.cookieEnabled || !((await comesBack()) || (await comesBack()))) {
    throw new CookiesBlocked();
  }
  isProven = true;
}

/** A status that cannot be read proves nothing: the call itself will tell. */
async function comesBack(): Promise<boolean> {
  try {
    return (await call(readStatus)).hasCookie !== false;
  } catch {
    return true;
  }
}
