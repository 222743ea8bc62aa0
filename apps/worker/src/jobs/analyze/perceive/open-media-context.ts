import { helpLinesOf } from '@app/core/config/help-lines';
import type { AnalysisInput } from '@app/core/analyses/analysis-input';
import type { MaterialPart } from '@app/core/llm/model-request';
import { openMedia, planMedia, spokenIn, type Transcript } from '@app/reading';
import { openUpload, readWholeObject, type UploadAccess } from '@app/core/uploads/stored-upload';
import type { Framework } from '@app/frameworks/framework';
import type { WorkerServices } from '../../../worker-services.ts';
import type { StageContext } from '../../run-stage.ts';
import type { AnalysisContext } from '../analysis-context.ts';
import { languagesOf } from '../report-lang.ts';
import { attributionOf, type TranscriptOutcome } from './attribution.ts';
import { transcribeMedia } from './transcribe-media.ts';
import { observe } from './observe.ts';

type MediaInput = Extract<AnalysisInput, { type: 'image' | 'video' }>;

/** Observes and transcribes first, then plans: the questions depend on who is visible and on what is said. */
export async function openMediaContext(
  services: WorkerServices,
  stage: StageContext,
  framework: Framework,
  input: MediaInput,
): Promise<AnalysisContext> {
  const access = openUpload(services, input.upload, stage.key);
  const sight = { kind: input.type, fileHash: input.upload.hash, sharedFrom: input.seenBy };
  const clip =
    input.type === 'video' ? { durationSeconds: input.durationSeconds, frames: input.frameSeconds.length } : {};
  const [{ observation, seenBy }, sound] = await Promise.all([
    observe(services, stage, { ...sight, ...clip, pictures: () => picturesOf(services, access, input) }),
    soundOf(services, stage, access, input),
  ]);
  stage.liveText.send({ type: 'progress', percent: 45 });
  const { lang, language } = languagesOf(spokenIn(sound.transcript), input.locale);
  const material = { kind: input.type, observation, ...(sound.transcript && { transcript: sound.transcript }) };
  const plan = planMedia(framework, material, { maxPeople: input.maxPeople, lang });
  const reportContext = openMedia(plan, material, {
    simulated: stage.analysis.simulated,
    help: { lines: helpLinesOf(services.config), locale: input.locale, language },
    ...clip,
    ...attributionOf(lang, {
      chosen: stage.analysis.provider,
      seenBy,
      isShared: input.seenBy !== undefined,
      heard: sound.heard,
    }),
  });
  return { reportContext, material: reportContext.source.text, note: '' };
}

/** Each frame of a clip follows its timestamp. */
async function picturesOf(services: WorkerServices, access: UploadAccess, input: MediaInput): Promise<MaterialPart[]> {
  const times = input.type === 'video' ? input.frameSeconds : [undefined];
  const parts = await Promise.all(
    times.map(async (seconds, index): Promise<MaterialPart[]> => [
      ...(seconds === undefined ? [] : [{ text: `Frame at ${Math.round(seconds * 10) / 10} s` }]),
      { jpeg: await readWholeObject(services, access, `picture-${index + 1}`) },
    ]),
  );
  return parts.flat();
}

/** The transcript, and who transcribed it or why nobody did. */
async function soundOf(
  services: WorkerServices,
  stage: StageContext,
  access: UploadAccess,
  input: MediaInput,
): Promise<{ transcript?: Transcript; heard?: TranscriptOutcome }> {
  if (input.type !== 'video') return {};
  if (!input.hasSound) return { heard: 'noSound' };
  const transcript = await transcribeMedia(services, stage, { access, fileHash: input.upload.hash });
  const transcriber = services.llm.transcriber?.provider;
  if (!transcript || !transcriber) return { heard: 'notHeard' };
  return { transcript, heard: transcript.segments.length === 0 ? 'nothingSaid' : { by: transcriber } };
}
