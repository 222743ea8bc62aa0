import { setTimeout as delay } from 'node:timers/promises';
import { sampleText } from '@app/testkit/sample-text';
import type { Stack } from '@app/testkit/stack';
import { openVisitor, type SeenEvents, type TestVisitor } from '@app/testkit/visitor';
import { sql } from 'kysely';

/** One analysis with its reader, running while faults are injected. */
export type WatchedAnalysis = {
  visitor: TestVisitor;
  analysisId: string;
  sight: Promise<SeenEvents>;
  textSoFar: () => number;
};

/** Starts analyses of separate visitors, each with a reader that resumes automatically. */
export async function watchMany(stack: Stack, count: number, mark = ''): Promise<WatchedAnalysis[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const visitor = openVisitor(() => stack.apis.map(({ url }) => url));
      const analysisId = await visitor.submit(sampleText(`${mark}${index}`));
      let seen = 0;
      const sight = visitor.follow(analysisId, {
        onEvent(event) {
          if (event.type === 'text-delta') seen = event.offset + event.text.length;
        },
      });
      return { visitor, analysisId, sight, textSoFar: () => seen };
    }),
  );
}

/** Waits until every reader has some text; none may have finished yet. */
export async function untilMidStream(watched: WatchedAnalysis[], chars = 400): Promise<void> {
  while (watched.some(({ textSoFar }) => textSoFar() < chars)) await delay(20);
}

/** Counts that must be zero, and figures for the report. */
export type Judgement = {
  analyses: number;
  lost: number;
  /** The reader's final text differs from the stored message. */
  different: number;
  gaps: number;
  repeats: number;
  /** Repeated writing-model calls for the same attempt, purpose and part. */
  doubleCalls: number;
  /** Finished parts of these analyses that were requested again. */
  paidAgain: number;
  /** Provider calls without a cost row. */
  unbilledCalls: number;
  restarts: number;
  longestPauseMs: number;
};

/** Waits for the end of the analyses, compares what was read, stored and billed, and prints the result under `name`. */
export async function judgeWatched(stack: Stack, watched: WatchedAnalysis[], name: string): Promise<Judgement> {
  const sights = await Promise.all(watched.map(({ sight }) => sight));
  const stored = await Promise.all(watched.map(({ visitor }) => visitor.messages()));
  const ids = watched.map(({ analysisId }) => analysisId);
  const { rows } = await sql<{ calls: number; doubles: number; again: number }>`
    select coalesce(sum(calls), 0)::int as calls, coalesce(sum(calls - 1), 0)::int as doubles,
      (select count(*)::int from (select from model_calls where finish = 'stop' and part is not null
        and analysis_id = any(${ids}::uuid[]) group by analysis_id, part having count(*) > 1) as twice) as again
    from (select count(*) as calls from model_calls where purpose not in ('triage', 'second-reader')
      group by analysis_id, attempt, purpose, part) as attempts`.execute(stack.db);
  const sum = (pick: (sight: SeenEvents) => number): number => sights.reduce((total, sight) => total + pick(sight), 0);
  const judgement = {
    analyses: watched.length,
    lost: sights.filter((sight, index) => sight.events.at(-1)?.type !== 'end' || stored[index]?.length !== 1).length,
    different: sights.filter((sight, index) => sight.text !== stored[index]?.[0]?.content).length,
    gaps: sum(({ gaps }) => gaps),
    repeats: sum(({ repeats }) => repeats),
    doubleCalls: rows[0]?.doubles ?? 0,
    paidAgain: rows[0]?.again ?? 0,
    unbilledCalls: Math.max(0, stack.simulator.requests().length - (rows[0]?.calls ?? 0)),
    restarts: sum(({ restarts }) => restarts),
    longestPauseMs: Math.round(Math.max(...sights.map(({ longestPauseMs }) => longestPauseMs))),
  };
  process.stdout.write(`${name}: ${JSON.stringify(judgement)}\n`);
  return judgement;
}

export const faultless = { lost: 0, different: 0, gaps: 0, repeats: 0, doubleCalls: 0, paidAgain: 0, unbilledCalls: 0 };
