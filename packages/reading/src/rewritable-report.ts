import type { ReportContext } from './check/check-report.ts';
import { raiseByTriage, type Triage } from './check/triage.ts';
import { createLiveReport, type LiveReport } from './live-report.ts';
import type { Part } from './plan/plan-parts.ts';
import type { Evidence } from './report.ts';

type FedPart = Pick<Part, 'keys'>;

/**
 * A live report whose earlier text can still change: the second reader names a sentence, or the crisis card must come
 * first.
 */
export type RewritableReport = LiveReport & {
  /** Replaces a part's answer with one without the named sentences. `part` must be the object passed to `beginPart`. */
  correct(part: FedPart, correction: { text: string; named: number }): void;
  raise(triage: Pick<Triage, 'selfHarm'>): void;
  /** Returns the whole Markdown so far if the shown text is outdated, once per change. */
  takeRewrite(): string | undefined;
};

type Fed = { part: FedPart; text: string; isWhole: boolean | undefined };

/** Keeps all fed answers, so that the text can be written again from the beginning. */
export function createRewritableReport(
  opened: ReportContext,
  onNoticed: (noticed: Evidence) => void = () => {},
): RewritableReport {
  const fed: Fed[] = [];
  const corrections = new Map<FedPart, { text: string; named: number }>();
  let context = opened;
  let live = createLiveReport(context, onNoticed);
  let isStale = false;
  let isRewritten = false;
  let shown = '';
  let text = '';

  const show = (piece: string): string => {
    shown += piece;
    text += piece;
    return piece;
  };

  /** The current report, rebuilt if earlier input has changed. */
  function current(): LiveReport {
    if (!isStale) return live;
    isStale = false;
    text = '';
    const named = fed.reduce((sum, { part }) => sum + (corrections.get(part)?.named ?? 0), 0);
    let isReplay = true;
    live = createLiveReport({ ...context, named }, (noticed) => {
      if (!isReplay) onNoticed(noticed);
    });
    for (const { part, text: answer, isWhole } of fed) {
      live.beginPart(part);
      // A part that is still arriving has no correction yet.
      text += live.push(isWhole === undefined ? answer : (corrections.get(part)?.text ?? answer));
      if (isWhole !== undefined) text += live.endPart(isWhole);
    }
    isReplay = false;
    isRewritten = text !== shown;
    return live;
  }

  return {
    beginPart(part) {
      current().beginPart(part);
      fed.push({ part, text: '', isWhole: undefined });
    },
    push(chunk) {
      const last = fed.at(-1);
      const report = current();
      if (last) last.text += chunk;
      return show(report.push(chunk));
    },
    endPart(isWhole) {
      const last = fed.at(-1);
      const report = current();
      if (last) {
        last.isWhole = isWhole;
        isStale ||= corrections.has(last.part);
      }
      return show(report.endPart(isWhole));
    },
    missing: () => current().missing(),
    hasAnything: () => current().hasAnything(),
    check: () => current().check(),
    finish: () => current().finish(),
    correct(part, correction) {
      corrections.set(part, correction);
      isStale ||= fed.some((one) => one.part === part && one.isWhole !== undefined);
    },
    raise(triage) {
      const crisis = raiseByTriage(context.crisis, triage);
      if (crisis === context.crisis) return;
      context = { ...context, crisis };
      isStale = true;
    },
    takeRewrite() {
      current();
      if (!isRewritten) return undefined;
      isRewritten = false;
      shown = text;
      return text;
    },
  };
}
