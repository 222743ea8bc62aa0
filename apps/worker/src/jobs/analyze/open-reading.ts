import { helpLinesOf } from '@app/core/config/help-lines';
import { AppError } from '@app/core/errors/app-error';
import { openContext, planReading } from '@app/reading';
import { openUpload } from '@app/core/uploads/stored-upload';
import type { Framework } from '@app/frameworks/framework';
import type { WorkerServices } from '../../worker-services.ts';
import type { StageContext } from '../run-stage.ts';
import { openTriage } from '../small/open-triage.ts';
import type { SideTasks } from '../small/side-tasks.ts';
import { gatherMaterial } from './gather-material.ts';
import { openMediaReading } from './perceive/open-media-reading.ts';
import { readPages } from './perceive/read-pages.ts';
import type { AnalysisContext } from './analysis-context.ts';
import { languagesOf } from './report-lang.ts';

const DIGEST_NOTE =
  '\n\nThe text was too long to be read at once. The material is a choice of passages from all over it, in its order, each a paragraph of its own.';

type Opening = { framework: Framework; beside: SideTasks };

/** Opens a text directly, a scan by its transcribed pages, an image or clip by its observation and transcript. */
export async function openReading(
  services: WorkerServices,
  held: StageContext,
  { framework, beside }: Opening,
): Promise<AnalysisContext> {
  const { input, key } = held;
  switch (input.type) {
    case 'text':
      return openTextReading(services, held, { framework, beside }, input);
    case 'pages': {
      const { upload, pictures, pageCount, seenBy: sharedFrom } = input;
      const access = openUpload(services, upload, key);
      const content = await readPages(services, held, { access, pictures, fileHash: upload.hash, sharedFrom });
      return openTextReading(services, held, { framework, beside }, { content, shareRead: pictures / pageCount });
    }
    case 'image':
    case 'video':
      return openMediaReading(services, held, framework, input);
    case 'upload':
    case 'chat':
      throw new AppError('INTERNAL'); // inputs that are not prepared, and chat questions, are never queued for writing
  }
}

async function openTextReading(
  services: WorkerServices,
  held: StageContext,
  { framework, beside }: Opening,
  { content, shareRead }: { content: string; shareRead: number },
): Promise<AnalysisContext> {
  const prepared = await services.texts.prepare(content, held.signal);
  const { triage } = await openTriage(services, { held, beside }, { text: content, ...prepared });
  const { locale } = held.input;
  const { lang, language } = languagesOf(content, locale);
  const plan = planReading(framework, 'text', prepared.words, lang);
  const material = await gatherMaterial(services, {
    ...held,
    plan,
    source: prepared.source,
    onProgress: (share) => held.liveText.send({ type: 'progress', percent: 30 + Math.floor(share * 15) }),
  });
  const options = {
    simulated: held.analysis.simulated,
    shareRead: material.shareRead * shareRead,
    help: { lines: helpLinesOf(services.config), locale, language },
  };
  return {
    context: openContext(plan, prepared, options),
    material: material.text,
    note: material.isDigest ? DIGEST_NOTE : '',
    triage,
  };
}
