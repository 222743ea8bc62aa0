import { v7 as newId } from 'uuid';
import type { ExportedReport, ExportFormat } from '../export/exported-report.ts';
import type { ApiServices } from '../services.ts';
import { runMediaTask } from '../uploads/media-task.ts';
import { readWholeObject, writeObject } from '../uploads/stored-upload.ts';

/** Has a media worker render a report as a file. Report and file are sealed in storage meanwhile. */
export async function exportDocument(
  services: ApiServices,
  { document, format, charge }: { document: ExportedReport; format: ExportFormat; charge: (ranMs: number) => void },
  closed: AbortSignal,
): Promise<Buffer> {
  const access = { id: newId(), key: services.vault.newContentKey() };
  const { framework, provider, createdAt, lang, text, blocks, picture } = document;
  const report: ExportedReport = { framework, provider, createdAt, lang, text, blocks, picture };
  return runMediaTask(
    services,
    {
      access,
      charge,
      async queue() {
        await writeObject(services, access, 'report', Buffer.from(JSON.stringify(report)));
        await services.queue.add('media', 'export-report', { exportId: access.id, format }, { key: access.id });
      },
      collect: () => readWholeObject(services, access, 'file'),
    },
    closed,
  );
}
