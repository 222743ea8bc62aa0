import type { InputKind } from '@app/frameworks/framework';
import type { ForbiddenReason } from '@app/frameworks/safety/forbidden-pattern';
import { cueRules, findEnglishClaim, mediaRules, textRules } from './english-claims.ts';
import { findForeignClaim } from './foreign-claims.ts';
import { createGate, type Gate, type SentenceRule } from './sentence-gate.ts';

export type WithheldSentence = { reason: ForbiddenReason | 'refused_by_the_caller' };

export type SentenceGate = Gate & {
  /** One entry for each withheld sentence. */
  removed: readonly WithheldSentence[];
};

/** Removes the sentences that make a forbidden claim. */
export function withholdForbidden(
  text: string,
  kind: InputKind = 'text',
): { text: string; removed: WithheldSentence[] } {
  const gate = createSentenceGate(kind);
  const kept = gate.push(text) + gate.end();
  return { text: kept, removed: [...gate.removed] };
}

/** The same for streamed prose. The result does not depend on how the text is split into pieces. */
export function createSentenceGate(kind: InputKind = 'text', mayShow: SentenceRule = () => true): SentenceGate {
  const rules = kind === 'text' ? textRules : mediaRules;
  const removed: WithheldSentence[] = [];
  const gate = createGate((sentence) => {
    const isRefused = !mayShow(sentence);
    const reason =
      findEnglishClaim(sentence, rules) ??
      findForeignClaim(sentence) ??
      (isRefused ? 'refused_by_the_caller' : undefined);
    if (reason !== undefined) removed.push({ reason });
    return reason !== undefined;
  });
  return { removed, ...gate };
}

/**
 * Whether a phrase about a person in view may be kept. The phrase has no subject, so it is also checked after "They".
 * The cue rules are strict: a phrase that only states what cannot be seen is not a cue.
 */
export function isCueAllowed(phrase: string): boolean {
  return [phrase, `They ${phrase}`].every((claim) => !findEnglishClaim(claim, cueRules));
}
