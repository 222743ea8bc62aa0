import { findSealedReport } from '../db/sealed-content.ts';
import type { Report } from '@app/reading';
import type { Services } from '../services.ts';
import type { OwnedAnalysis } from '../sessions/authorise.ts';
import { reportContext } from './sealing-contexts.ts';

export async function readReport(
  { db, vault }: Services,
  { analysis, session }: OwnedAnalysis,
): Promise<Report | undefined> {
  const sealed = await findSealedReport(db, analysis.id);
  const opened = sealed && vault.open(session.key, reportContext(analysis.id), sealed);
  return opened === undefined ? undefined : (JSON.parse(opened) as Report);
}
