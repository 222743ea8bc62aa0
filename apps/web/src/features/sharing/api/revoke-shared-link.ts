import { revokeSharedLink as route } from '@app/contract/sharing';
import { call, HttpError } from '../../../lib/api-client.ts';

/** A 404 means that the link no longer exists, which counts as revoked. */
export async function revokeSharedLink(linkId: string): Promise<void> {
  try {
    await call(route, { params: { linkId } });
  } catch (error) {
    if (!(error instanceof HttpError && error.status === 404)) throw error;
  }
}
