import {
  buildOpeningTask,
  buildReadingsTask,
  buildSynthesisTask,
  findCompleteFields,
  isWholeAnswer,
  type Part,
  type RewritableReport,
} from '@app/reading';
import type { WorkerServices } from '../../worker-services.ts';
import type { StageContext } from '../run-stage.ts';
import type { SideTasks } from '../small-model/side-tasks.ts';
import { answerFormat } from './answer-format.ts';
import { callModel } from './call-model.ts';
import { storePart } from './stored-parts.ts';
import type { AnalysisContext } from './analysis-context.ts';
import { visitorHash } from './visitor-hash.ts';

/** What the calls of one attempt share. `request` is the same in all of them, so that providers can cache it. */
export type PartWriterContext = {
  services: WorkerServices;
  stage: StageContext;
  context: AnalysisContext;
  live: RewritableReport;
  request: { instructions: string; material: string };
  sideTasks: SideTasks;
  /** Pending reviews by the second reader of text that is already shown. */
  reviews: Promise<void>[];
  /** Appends to the readers' text, or replaces it where the report has changed. */
  show(piece: string): void;
};

export type PartRequest = { part: Part; purpose: Part['kind'] | 'repair'; onText: (chunk: string) => void };

/** Requests one part from the model and stores it. If the answer breaks off, its complete entries are stored. */
export async function writeAndStorePart(
  writer: PartWriterContext,
  { part, purpose, onText }: PartRequest,
): Promise<{ isWhole: boolean }> {
  const { services, stage, request } = writer;
  let text = '';
  const storeComplete = async (): Promise<void> => {
    const complete = findCompleteFields(text);
    if (complete) await storePart(services, stage, part, { text: complete, isWhole: false });
  };
  let isWhole = false;
  try {
    await callModel(services, {
      ...request,
      analysis: stage.analysis,
      purpose,
      part: part.number,
      task: taskOf(writer, part),
      schema: answerFormat,
      maxOutputTokens: part.maxOutputTokens,
      cacheKey: stage.analysis.id,
      visitorHash: visitorHash(stage.analysis),
      signal: stage.signal,
      onText: (chunk) => {
        text += chunk;
        onText(chunk);
      },
      async keep({ finish }) {
        isWhole = finish === 'stop' && isWholeAnswer(part.kind, text);
        if (isWhole) await storePart(services, stage, part, { text, isWhole });
        else await storeComplete();
      },
    });
    return { isWhole };
  } catch (error) {
    if (!stage.signal.aborted) await storeComplete();
    throw error;
  }
}

function taskOf({ context, live }: PartWriterContext, { kind, keys }: Part): string {
  const { plan } = context.reportContext;
  switch (kind) {
    case 'opening':
      return buildOpeningTask(plan);
    case 'readings':
      return buildReadingsTask(plan, keys);
    case 'synthesis':
      return buildSynthesisTask(plan, live.check());
  }
}
