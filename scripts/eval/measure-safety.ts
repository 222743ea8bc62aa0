import { ask } from '@app/core/llm/ask';
import { openLlm } from '@app/core/llm/llm';
import type { ProviderId } from '@app/contract/models';
import {
  buildSecondReading,
  buildTriage,
  crisisLevel,
  raiseByTriage,
  readSecondReading,
  readStatedAge,
  readTriage,
  type SmallRequest,
  withholdForbidden,
  wrapMaterial,
} from '@app/reading';
import { runWithConcurrency } from '@app/testkit/run-with-concurrency';
import type { HeldOut } from './held-out.ts';
import type { Ledger } from './ledger.ts';
import type { WireProxy } from './wire-proxy.ts';

/** Found of those to be found, and raised by those that are harmless, with rules and small model together. */
export type Safety = { set: string; language: string; recall: number; falseAlarms: number; of: number };

type Asking = { provider: ProviderId; proxy: WireProxy; ledger: Ledger; lanes: number };

const harmless = new Set(['harmless', 'adult', 'fair']);
/** They judge a sentence against its material, and these sentences have none. */
const needsMaterial = new Set(['invented-detail', 'unsupported']);

/** What the product would decide on the held-out sets with the small model of this provider. */
export async function measureSafety(items: readonly HeldOut[], asking: Asking): Promise<Safety[]> {
  const asked = items.filter(({ set }) => set !== 'quotes');
  const raised = await runWithConcurrency(asked.length, asking.lanes, async (index) => {
    const item = asked[index];
    return item ? raises(item, (request) => askSmall(request, `safety.${asking.provider}.${item.id}`, asking)) : false;
  });
  const decided = asked.map((item, index) => ({ ...item, isRaised: raised[index] === true }));
  const groups = Object.entries(
    Object.groupBy(
      [...decided, ...decided.map((one) => ({ ...one, language: 'all' }))],
      ({ set, language }) => `${set} ${language}`,
    ),
  );
  return groups.map(([name, group = []]) => {
    const [set = '', language = ''] = name.split(' ');
    const shareOf = (isHarmless: boolean): number => {
      const own = group.filter(({ label }) => harmless.has(label) === isHarmless);
      return own.length === 0 ? Number.NaN : own.filter(({ isRaised }) => isRaised).length / own.length;
    };
    return { set, language, recall: shareOf(false), falseAlarms: shareOf(true), of: group.length };
  });
}

async function raises(item: HeldOut, answerTo: (request: SmallRequest) => Promise<string>): Promise<boolean> {
  if (item.set === 'sentences') {
    if (withholdForbidden(item.text).removed.length > 0) return true;
    const sentences = [{ number: 1, sentence: item.text, restsOn: [] }];
    const answer = await answerTo(buildSecondReading(wrapMaterial(''), sentences));
    return (readSecondReading(answer, sentences) ?? []).some(({ rule }) => !needsMaterial.has(rule));
  }
  const triage = readTriage(await answerTo(buildTriage(item.text)));
  if (item.set === 'under-18') return readStatedAge(item.text).says === 'stated' || triage?.under18 === 'yes';
  const level = crisisLevel(item.text);
  return (triage ? raiseByTriage(level, triage) : level) !== 'none';
}

/** Without an answer the rules alone decide, as in the product. */
async function askSmall(request: SmallRequest, trial: string, { provider, proxy, ledger }: Asking): Promise<string> {
  const llm = openLlm({ providers: proxy.settingsFor(trial) });
  const question = {
    ...request,
    provider,
    isSmall: true,
    cacheKey: 'safety',
    visitorHash: 'laboratory',
    signal: new AbortController().signal,
  };
  try {
    const { text, costMicroUsd } = await ask(llm, { ...question, onText: () => {} });
    ledger.settle(trial, costMicroUsd);
    return text;
  } catch {
    return '';
  }
}
