import { findSealedReport } from '../db/sealed-content.ts';
import type { Report } from '@app/reading';
import type { Services } from '../services.ts';
import type { OwnedAnalysis } from '../sessions/authorise.ts';
import type { Sealed } from '../vault/sealed.ts';
import { reportContext } from './sealing-contexts.ts';

export async function readReport(
  services: Services,
  { analysis, session }: OwnedAnalysis,
): Promise<Report | undefined> {
  const sealedReport = await findSealedReport(services.db, analysis.id);
  return sealedReport && openReport(services, session.key, { id: analysis.id, sealedReport });
}

/** Undefined if it does not open with this key. */
export function openReport(
  { vault }: Pick<Services, 'vault'>,
  key: OwnedAnalysis['session']['key'],
  { id, sealedReport }: { id: string; sealedReport: Sealed },
): Report | undefined {
  const opened = vault.open(key, reportContext(id), sealedReport);
  return opened === undefined ? undefined : (JSON.parse(opened) as Report);
}
