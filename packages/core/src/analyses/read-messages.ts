import type { Message } from '@app/contract/messages';
import { findMessage, listMessages, type MessageRow } from '../db/messages.ts';
import type { Services } from '../services.ts';
import type { OwnedSession } from '../sessions/authorise.ts';
import type { AnalysisInput } from './analysis-input.ts';
import { firstWordsOf } from './first-words-of.ts';
import { decryptInput } from './read-input.ts';
import { openReport } from './read-report.ts';
import { messageContext } from './sealing-contexts.ts';

export async function readMessages(services: Services, session: OwnedSession): Promise<Message[]> {
  const rows = await listMessages(services.db, session.id);
  return rows.flatMap((row) => openMessage(services, session, row) ?? []);
}

export async function readMessage(services: Services, session: OwnedSession, id: string): Promise<Message | undefined> {
  const row = await findMessage(services.db, id);
  return row && openMessage(services, session, row);
}

function openMessage(
  services: Services,
  session: OwnedSession,
  { sealedContent, sealedInput, sealedReport, ...row }: MessageRow,
): Message | undefined {
  const content = services.vault.open(session.key, messageContext(row.id), sealedContent);
  if (content === undefined) return undefined;
  const input = decryptInput(services, session.key, { id: row.id, sealedInput });
  const blocks = sealedReport && openReport(services, session.key, { id: row.id, sealedReport })?.blocks;
  return { ...row, sessionId: session.label, content, ...(blocks && { blocks }), ...namesOf(input) };
}

/** Title and opening, for display in a list of reports. */
function namesOf(input: AnalysisInput | undefined): Pick<Message, 'title' | 'opening'> {
  if (!input || input.type === 'chat') return {};
  const opening = input.type === 'text' ? firstWordsOf(input.content) : '';
  return { ...(input.title && { title: input.title }), ...(opening && { opening }) };
}
