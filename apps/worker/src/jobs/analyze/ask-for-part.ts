import {
  buildOpeningTask,
  buildReadingsTask,
  buildSynthesisTask,
  completeOf,
  isWholeAnswer,
  type Part,
  type RewritableReport,
} from '@app/reading';
import type { WorkerServices } from '../../worker-services.ts';
import type { StageContext } from '../run-stage.ts';
import type { SideTasks } from '../small/side-tasks.ts';
import { answerFormat } from './answer-format.ts';
import { callModel } from './call-model.ts';
import { keepPart } from './kept-parts.ts';
import type { AnalysisContext } from './analysis-context.ts';
import { visitorHash } from './visitor-hash.ts';

/** State shared by the calls of one attempt; `request` is byte-identical in all of them. */
export type Writing = {
  services: WorkerServices;
  held: StageContext;
  reading: AnalysisContext;
  live: RewritableReport;
  request: { instructions: string; material: string };
  beside: SideTasks;
  /** Pending reviews by the second reader of text that is already shown. */
  reviews: Promise<void>[];
  /** Appends to the readers' text, or replaces it where the report has changed. */
  show(piece: string): void;
};

export type Asking = { part: Part; purpose: Part['kind'] | 'repair'; onText: (chunk: string) => void };

/** Makes one call. Stores the part as soon as it is whole; of an interrupted answer, stores the complete entries. */
export async function askForPart(writing: Writing, { part, purpose, onText }: Asking): Promise<{ isWhole: boolean }> {
  const { services, held, request } = writing;
  let text = '';
  const keepComplete = async (): Promise<void> => {
    const complete = completeOf(text);
    if (complete) await keepPart(services, held, part, { text: complete, isWhole: false });
  };
  let isWhole = false;
  try {
    await callModel(services, {
      ...request,
      analysis: held.analysis,
      purpose,
      part: part.number,
      task: taskOf(writing, part),
      schema: answerFormat,
      maxOutputTokens: part.maxOutputTokens,
      cacheKey: held.analysis.id,
      visitorHash: visitorHash(held.analysis),
      signal: held.signal,
      onText: (chunk) => {
        text += chunk;
        onText(chunk);
      },
      async keep({ finish }) {
        isWhole = finish === 'stop' && isWholeAnswer(part.kind, text);
        if (isWhole) await keepPart(services, held, part, { text, isWhole });
        else await keepComplete();
      },
    });
    return { isWhole };
  } catch (error) {
    if (!held.signal.aborted) await keepComplete();
    throw error;
  }
}

function taskOf({ reading, live }: Writing, { kind, keys }: Part): string {
  const { plan } = reading.context;
  switch (kind) {
    case 'opening':
      return buildOpeningTask(plan);
    case 'readings':
      return buildReadingsTask(plan, keys);
    case 'synthesis':
      return buildSynthesisTask(plan, live.check());
  }
}
