import { DEFAULT_PROVIDER, type ProviderId } from '@app/contract/models';

/** The visitor's choice or the default; if that is not offered, the first offered model. */
export function pickModel(chosen: ProviderId | undefined, offered: ProviderId[] | undefined): ProviderId {
  const wanted = chosen ?? DEFAULT_PROVIDER;
  return !offered || offered.includes(wanted) ? wanted : (offered[0] ?? wanted);
}
