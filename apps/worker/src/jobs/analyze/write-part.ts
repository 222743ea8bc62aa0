import {
  buildLastReaderTask,
  buildLetterTask,
  buildReadingsTask,
  type createNoticer,
  findCompleteFields,
  isWholeAnswer,
  isWholeLastReading,
  letterParts,
  lettersOf,
  listRefused,
  type Part,
  type ReportDraft,
} from '@app/reading';
import { readsLikeRefusal } from '@app/core/llm/faults';
import type { ModelRequest } from '@app/core/llm/model-request';
import type { WorkerServices } from '../../worker-services.ts';
import type { StageContext } from '../run-stage.ts';
import type { SideTasks } from '../small-model/side-tasks.ts';
import type { AnalysisContext } from './analysis-context.ts';
import { answerFormat, lastReadingFormat } from './answer-format.ts';
import { callModel } from './call-model.ts';
import { storePart } from './stored-parts.ts';
import { visitorHash } from './visitor-hash.ts';

/** What the calls of one attempt share. `request` is the same in all of them, so that providers can cache it. */
export type PartWriterContext = {
  services: WorkerServices;
  stage: StageContext;
  context: AnalysisContext;
  draft: ReportDraft;
  request: { instructions: string; material: string };
  /** Reads one answer for passages that a waiting page can show. */
  notice: ReturnType<typeof createNoticer>;
  sideTasks: SideTasks;
  /** Pending reviews of rows by the second reader. */
  reviews: Promise<void>[];
  /** Brings the readers' text up to date. */
  refresh(): void;
};

export type PartAnswer = { text: string; isWhole: boolean };

type PartKind = {
  schema?: NonNullable<ModelRequest['schema']>;
  task(writer: PartWriterContext, part: Part): string;
  isWhole(text: string): boolean;
  /** What of a truncated answer is worth keeping; undefined for nothing. */
  complete(text: string): string | undefined;
};

const partKinds: Record<Part['kind'], PartKind> = {
  readings: {
    schema: answerFormat,
    task: ({ context }, { keys }) => buildReadingsTask(context.reportContext.plan, keys),
    isWhole: isWholeAnswer,
    complete: findCompleteFields,
  },
  letter: {
    task: ({ context: { reportContext } }, { number }) =>
      buildLetterTask(reportContext.plan, {
        words: reportContext.words,
        number: 1 + letterParts.findIndex((part) => part.number === number),
      }),
    isWhole: (text) => text.trim() !== '' && !isRefusal(text),
    complete: () => undefined,
  },
  'last-reader': {
    schema: lastReadingFormat,
    task: taskOfLastReader,
    isWhole: isWholeLastReading,
    complete: () => undefined,
  },
};

/** A letter to somebody in grief may begin like a refusal, but is not as short. */
const MAX_REFUSAL_CHARS = 600;
const isRefusal = (text: string): boolean => text.length <= MAX_REFUSAL_CHARS && readsLikeRefusal(text);

function taskOfLastReader({ context: { reportContext }, draft }: PartWriterContext): string {
  const { plan, source } = reportContext;
  const letters = lettersOf(draft).map((text) => ({ text, refused: listRefused({ kind: plan.kind, source }, text) }));
  return buildLastReaderTask(plan, letters);
}

type PartCall = {
  purpose?: Part['kind'] | 'repair';
  onText(chunk: string): void;
  /** Gets what is worth keeping of the answer, even when the call fails. */
  onAnswer?(answer: PartAnswer): void;
};

/**
 * Requests one part from the model and stores it, so that another attempt need not pay for it again. Returns whether
 * the answer is whole.
 */
export async function writePart(
  writer: PartWriterContext,
  part: Part,
  { purpose = part.kind, onText, onAnswer }: PartCall,
): Promise<boolean> {
  const { services, stage, request } = writer;
  const { schema, task, isWhole, complete } = partKinds[part.kind];
  let text = '';
  let isKeptWhole = false;
  const keep = async (answer: PartAnswer): Promise<void> => {
    await storePart(services, stage, part, answer);
    onAnswer?.(answer);
  };
  const keepComplete = async (): Promise<void> => {
    const kept = complete(text);
    if (kept !== undefined) await keep({ text: kept, isWhole: false });
  };
  try {
    await callModel(services, {
      ...request,
      analysis: stage.analysis,
      purpose,
      part: part.number,
      task: task(writer, part),
      ...(schema && { schema }),
      maxOutputTokens: part.maxOutputTokens,
      cacheKey: stage.analysis.id,
      visitorHash: visitorHash(stage.analysis),
      signal: stage.signal,
      onText: (chunk) => {
        text += chunk;
        onText(chunk);
      },
      async keep({ finish }) {
        if (finish !== 'stop' || !isWhole(text)) return keepComplete();
        await keep({ text, isWhole: true });
        isKeptWhole = true;
      },
    });
  } catch (error) {
    if (!stage.signal.aborted && !isKeptWhole) await keepComplete();
    throw error;
  }
  return isKeptWhole;
}
