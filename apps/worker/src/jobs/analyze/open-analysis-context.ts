import { helpLinesOf } from '@app/core/config/help-lines';
import { AppError } from '@app/core/errors/app-error';
import { openContext, planReading } from '@app/reading';
import { openUpload } from '@app/core/uploads/stored-upload';
import type { Framework } from '@app/frameworks/framework';
import type { WorkerServices } from '../../worker-services.ts';
import type { StageContext } from '../run-stage.ts';
import { startTriage } from '../small-model/start-triage.ts';
import type { SideTasks } from '../small-model/side-tasks.ts';
import { gatherMaterial } from './gather-material.ts';
import { openMediaContext } from './perceive/open-media-context.ts';
import { readPages } from './perceive/read-pages.ts';
import type { AnalysisContext } from './analysis-context.ts';
import { languagesOf } from './report-lang.ts';

const DIGEST_NOTE =
  '\n\nThe text was too long to be read at once. The material is a choice of passages from all over it, in its order, each a paragraph of its own.';

type ContextOptions = { framework: Framework; sideTasks: SideTasks };

/** Opens a text directly, a scan by its transcribed pages, an image or clip by its observation and transcript. */
export async function openAnalysisContext(
  services: WorkerServices,
  stage: StageContext,
  { framework, sideTasks }: ContextOptions,
): Promise<AnalysisContext> {
  const { input, key } = stage;
  switch (input.type) {
    case 'text':
      return openTextContext(services, stage, { framework, sideTasks }, input);
    case 'pages': {
      const { upload, pictures, pageCount, seenBy: sharedFrom } = input;
      const access = openUpload(services, upload, key);
      const content = await readPages(services, stage, { access, pictures, fileHash: upload.hash, sharedFrom });
      return openTextContext(services, stage, { framework, sideTasks }, { content, shareRead: pictures / pageCount });
    }
    case 'image':
    case 'video':
      return openMediaContext(services, stage, framework, input);
    case 'upload':
    case 'chat':
      throw new AppError('INTERNAL'); // inputs that are not prepared, and chat questions, are never queued for writing
  }
}

async function openTextContext(
  services: WorkerServices,
  stage: StageContext,
  { framework, sideTasks }: ContextOptions,
  { content, shareRead }: { content: string; shareRead: number },
): Promise<AnalysisContext> {
  const prepared = await services.texts.prepare(content, stage.signal);
  const { triage } = await startTriage(services, { stage, sideTasks }, { text: content, ...prepared });
  const { locale } = stage.input;
  const { lang, language } = languagesOf(content, locale);
  const plan = planReading(framework, 'text', prepared.words, lang);
  const material = await gatherMaterial(services, {
    ...stage,
    plan,
    source: prepared.source,
    onProgress: (share) => stage.liveText.send({ type: 'progress', percent: 30 + Math.floor(share * 15) }),
  });
  const options = {
    simulated: stage.analysis.simulated,
    shareRead: material.shareRead * shareRead,
    help: { lines: helpLinesOf(services.config), locale, language },
  };
  return {
    reportContext: openContext(plan, prepared, options),
    material: material.text,
    note: material.isDigest ? DIGEST_NOTE : '',
    triage,
  };
}
