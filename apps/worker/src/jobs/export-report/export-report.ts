import { ExportedReport } from '@app/core/export/exported-report';
import type { Payload } from '@app/core/queue/jobs';
import { readWholeObject, writeObject } from '@app/core/uploads/stored-upload';
import type { MediaServices } from '../../worker-services.ts';
import { serveMediaTask } from '../serve-media-task.ts';

/** Renders a report as a file for a waiting request. */
export async function exportReport(
  services: MediaServices,
  { exportId: id, format }: Payload<'export-report'>,
  signal: AbortSignal,
): Promise<void> {
  await serveMediaTask(services, { id, crashCode: 'INTERNAL', done: 'report exported', signal }, async (access) => {
    const stored = await readWholeObject(services, access, 'report');
    const report = ExportedReport.parse(JSON.parse(stored.toString('utf8')));
    await writeObject(services, access, 'file', await services.renderer.render({ format, report }, signal));
  });
}
