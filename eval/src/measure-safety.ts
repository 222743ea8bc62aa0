import type { ProviderId } from '@app/contract/models';
import {
  buildSentenceCheck,
  buildTriage,
  detectCrisisLevel,
  raiseByTriage,
  readSentenceCheck,
  readStatedAge,
  readTriage,
  type SmallRequest,
  withholdForbidden,
  wrapMaterial,
} from '@app/reading';
import { runWithConcurrency } from '@app/testkit/run-with-concurrency';
import { type RecordedModelCalls, askOnce } from './recorded-model-calls.ts';
import type { HeldOut } from './measure-rules.ts';

/**
 * Recall on harmful items and false alarms on harmless ones, for word rules and small model together. Null: no items to
 * measure. `unanswered` items are not measured.
 */
type Safety = Record<'set' | 'language', string> &
  Record<'recall' | 'falseAlarms', number | null> &
  Record<'of' | 'unanswered', number>;

type SafetyOptions = RecordedModelCalls & {
  provider: ProviderId;
  concurrency: number;
  onProgress: (done: number, of: number) => void;
};

const harmless = new Set(['harmless', 'adult', 'fair']);
/** These rules judge a sentence against its material, and the held-out sentences have none. */
const needsMaterial = new Set(['invented-detail', 'unsupported']);

/** Measures what the product decides on the held-out sets: word rules and the small model of this provider together. */
export async function measureSafety(items: readonly HeldOut[], options: SafetyOptions): Promise<Safety[]> {
  const { provider, concurrency, onProgress } = options;
  const asked = items.filter(({ set }) => set !== 'quotes');
  const answerTo = (id: string) => (request: SmallRequest) =>
    askOnce({ ...request, provider, isSmall: true, cacheKey: 'safety' }, `safety.${provider}.${id}`, options);
  let done = 0;
  const decided = await runWithConcurrency(asked.length, concurrency, async (index) => {
    const item = asked[index];
    if (!item) return [];
    const isRaised = await raises(item, answerTo(item.id));
    if (isRaised !== undefined) done += 1;
    onProgress(done, asked.length);
    return [{ ...item, isRaised }];
  });
  const all = decided.flat();
  const groups = Object.groupBy(
    [...all, ...all.map((one) => ({ ...one, language: 'all' }))],
    ({ set, language }) => `${set} ${language}`,
  );
  return Object.entries(groups).map(([name, group = []]) => {
    const [set = '', language = ''] = name.split(' ');
    const measured = group.filter(({ isRaised }) => isRaised !== undefined);
    const shareOf = (isHarmless: boolean): number | null => {
      const own = measured.filter(({ label }) => harmless.has(label) === isHarmless);
      return own.length === 0 ? null : own.filter(({ isRaised }) => isRaised).length / own.length;
    };
    const unanswered = group.length - measured.length;
    return { set, language, recall: shareOf(false), falseAlarms: shareOf(true), of: measured.length, unanswered };
  });
}

/** Undefined: the rules raise nothing, and the small model did not answer. */
async function raises(
  item: HeldOut,
  answerTo: (request: SmallRequest) => Promise<string | undefined>,
): Promise<boolean | undefined> {
  if (item.set === 'sentences') {
    if (withholdForbidden(item.text).removed.length > 0) return true;
    const sentences = [{ number: 1, sentence: item.text, restsOn: [] }];
    const answer = await answerTo(buildSentenceCheck(wrapMaterial(''), sentences));
    return answer === undefined
      ? undefined
      : (readSentenceCheck(answer, sentences) ?? []).some(({ rule }) => !needsMaterial.has(rule));
  }
  const answer = await answerTo(buildTriage(item.text));
  if (answer === undefined) return undefined;
  const triage = readTriage(answer);
  if (item.set === 'under-18') return readStatedAge(item.text).says === 'stated' || triage?.under18 === 'yes';
  const level = detectCrisisLevel(item.text);
  return (triage ? raiseByTriage(level, triage) : level) !== 'none';
}
