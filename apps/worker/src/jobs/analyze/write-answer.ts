import type { AnalysisInput } from '@app/core/analyses/start-analysis';
import type { ClaimedAnalysis } from '@app/core/db/analyses';
import { AppError } from '@app/core/errors/app-error';
import { buildInstructions, buildRepairInstructions, wrapMaterial } from '@app/core/report/build-instructions';
import { buildSchema } from '@app/core/report/build-schema';
import { openContext } from '@app/core/report/check-report';
import { countWords } from '@app/core/report/count-words';
import { prepareSource } from '@app/core/report/find-quote';
import { createLiveReport } from '@app/core/report/live-report';
import { type Plan, planReading } from '@app/core/report/plan-reading';
import { quotesOf, type Report } from '@app/core/report/report';
import type { SessionKey } from '@app/core/vault/vault';
import { findFramework } from '@app/frameworks/index';
import type { WorkerServices } from '../../worker-services.ts';
import { callModel } from './call-model.ts';
import { gatherMaterial, type Material } from './gather-material.ts';
import type { LiveText } from './live-text.ts';
import { visitorHash } from './visitor-hash.ts';

export type Answer = { report: Report; text: string; quotesVerified: number };

type Writing = {
  analysis: ClaimedAnalysis;
  key: SessionKey;
  input: AnalysisInput;
  liveText: LiveText;
  signal: AbortSignal;
};

const DIGEST_NOTE =
  '\n\nThe text was too long to be read at once. The material is a choice of passages from all over it, in its order, each a paragraph of its own.';

/** One structured stream, rendered while it arrives; one more call for what is missing; then an honest partial. */
export async function writeAnswer(services: WorkerServices, writing: Writing): Promise<Answer> {
  const { analysis, input, liveText } = writing;
  const framework = findFramework(analysis.framework);
  if (!framework) throw new AppError('INTERNAL');
  const words = countWords(input.content);
  const plan = planReading(framework, 'text', words);
  const material = await gatherMaterial(services, {
    ...writing,
    plan,
    content: input.content,
    onProgress: (share) => liveText.send({ type: 'progress', percent: 30 + Math.floor(share * 15) }),
  });
  const options = { simulated: analysis.simulated, shareRead: material.shareRead };
  const live = createLiveReport(openContext(plan, prepareSource(input.content), words, options));
  let isFirst = true;
  const onText = (chunk: string): void => {
    if (isFirst) liveText.send({ type: 'progress', percent: 50 });
    isFirst = false;
    const piece = live.push(chunk);
    if (piece) liveText.append(piece);
  };

  const instructions = buildInstructions(plan) + (material.isDigest ? DIGEST_NOTE : '');
  const question = questionFor(writing, material, plan, true);
  await callModel(services, { ...question, instructions, purpose: 'write', onText });
  if (!live.hasAnything()) throw new AppError('ANSWER_UNUSABLE');
  const missing = live.missing();
  if (missing) {
    live.nextAnswer();
    const repair = questionFor(writing, material, missing.plan, missing.withSummary);
    await callModel(services, {
      ...repair,
      instructions: buildRepairInstructions(missing.plan),
      purpose: 'repair',
      onText,
    }).catch((error: unknown) => {
      if (writing.signal.aborted) throw error; // any other fault leaves an honest partial
    });
  }

  const { report, text } = live.finish();
  if (text.startsWith(liveText.text)) liveText.append(text.slice(liveText.text.length));
  else liveText.replace(text);
  return { report, text, quotesVerified: quotesOf(report).length };
}

function questionFor({ analysis, signal }: Writing, material: Material, plan: Plan, withSummary: boolean) {
  const { id, version, label, maxOutputTokens } = plan.framework;
  return {
    analysis,
    material: wrapMaterial(material.text),
    schema: {
      name: `${id.replaceAll('-', '_')}_reading`,
      description: `A reading of the material: ${label}`,
      schema: buildSchema(plan, { withSummary }),
    },
    maxOutputTokens,
    cacheKey: `${id}-${version}`,
    visitorHash: visitorHash(analysis),
    signal,
  };
}
