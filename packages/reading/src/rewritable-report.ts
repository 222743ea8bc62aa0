import type { ReportContext } from './check/check-report.ts';
import { raiseByTriage, type Triage } from './check/triage.ts';
import { createLiveReport, type LiveReport } from './live-report.ts';
import type { Part } from './plan/plan-parts.ts';
import type { Evidence } from './report.ts';

type FedPart = Pick<Part, 'keys'>;

/** A live report whose past can still change: a sentence is named, or help has to stand first. */
export type RewritableReport = LiveReport & {
  /** The answer of a part that was begun with this object, without the sentences that were named. */
  correct(part: FedPart, correction: { text: string; named: number }): void;
  raise(triage: Pick<Triage, 'selfHarm'>): void;
  /** The whole Markdown so far, if what was shown is no longer right; each time it changes, once. */
  takeRewrite(): string | undefined;
};

type Fed = { part: FedPart; text: string; isWhole: boolean | undefined };

/** What was fed is kept, so that the text can be written once more from the beginning. */
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

  /** The report as it is now, written anew where something of the past has changed. */
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
      // What is still arriving cannot have been read again.
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
