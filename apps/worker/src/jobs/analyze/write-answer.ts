import { createHash } from 'node:crypto';
import type { AnalysisInput } from '@app/core/analyses/start-analysis';
import type { ClaimedAnalysis } from '@app/core/db/analyses';
import { AppError } from '@app/core/errors/app-error';
import { buildInstructions, buildRepairInstructions, wrapMaterial } from '@app/core/report/build-instructions';
import { buildSchema } from '@app/core/report/build-schema';
import { prepareSource } from '@app/core/report/find-quote';
import { createLiveReport } from '@app/core/report/live-report';
import type { Report } from '@app/core/report/report';
import { type Framework, type Section, sectionsFor } from '@app/frameworks/framework';
import { findFramework } from '@app/frameworks/index';
import type { WorkerServices } from '../../worker-services.ts';
import { callModel } from './call-model.ts';
import type { LiveText } from './live-text.ts';

export type Answer = { report: Report; text: string; quotesVerified: number };

type Writing = { analysis: ClaimedAnalysis; input: AnalysisInput; liveText: LiveText; signal: AbortSignal };

/** One structured stream, rendered while it arrives; one more call for what is missing; then an honest partial. */
export async function writeAnswer(services: WorkerServices, writing: Writing): Promise<Answer> {
  const { analysis, input, liveText } = writing;
  const framework = findFramework(analysis.framework);
  if (!framework) throw new AppError('INTERNAL');
  const sections = sectionsFor(framework, 'text');
  const live = createLiveReport({
    framework,
    kind: 'text',
    sections,
    source: prepareSource(input.content),
    simulated: analysis.simulated,
  });
  let isFirst = true;
  const onText = (chunk: string): void => {
    if (isFirst) liveText.send({ type: 'progress', percent: 50 });
    isFirst = false;
    const piece = live.push(chunk);
    if (piece) liveText.append(piece);
  };

  await callModel(services, { ...questionFor(writing, framework, sections, true), purpose: 'write', onText });
  const missing = live.missingSections();
  if (missing.length === sections.length && !live.hasSummary()) throw new AppError('ANSWER_UNUSABLE');
  if (missing.length > 0 || !live.hasSummary()) {
    live.nextAnswer();
    await callModel(services, {
      ...questionFor(writing, framework, missing, !live.hasSummary()),
      purpose: 'repair',
      onText,
    }).catch((error: unknown) => {
      if (writing.signal.aborted) throw error; // any other fault leaves an honest partial
    });
  }

  const { report, text } = live.finish();
  if (text.startsWith(liveText.text)) liveText.append(text.slice(liveText.text.length));
  else liveText.replace(text);
  return { report, text, quotesVerified: countQuotes(report) };
}

function questionFor(
  { analysis, input, signal }: Writing,
  framework: Framework,
  sections: Section[],
  withSummary: boolean,
) {
  const isWhole = sections.length === sectionsFor(framework, 'text').length;
  return {
    analysis,
    instructions: isWhole ? buildInstructions(framework, sections) : buildRepairInstructions(framework, sections),
    material: wrapMaterial(input.content),
    schema: {
      name: `${framework.id}_reading`,
      description: `A reading of the material: ${framework.label}`,
      schema: buildSchema(sections, { withSummary }),
    },
    maxOutputTokens: framework.maxOutputTokens,
    cacheKey: `${framework.id}-${framework.version}`,
    /** Providers want a stable name for abuse reports; ours says nothing about the visitor. */
    visitorHash: createHash('sha256').update(analysis.sessionId).digest('hex').slice(0, 32),
    signal,
  };
}

function countQuotes({ summaryEvidence, readings }: Report): number {
  return [summaryEvidence, ...readings.flatMap(({ evidence, counter }) => [evidence, counter])].flat().length;
}
