import { ProviderId } from '@app/contract/models';
import { readCounters } from '../db/counters.ts';
import type { Services } from '../services.ts';
import { sharedCapsOf } from './caps.ts';

/** Exports the used ratio of the shared caps. The worker does this, because it enforces them. */
export function watchSpend({ metrics, db, config }: Services): void {
  const caps = ProviderId.options.flatMap((provider) =>
    sharedCapsOf(config, provider).map((cap) => ({ ...cap, scope: cap.name.includes('provider:') ? provider : 'all' })),
  );
  metrics.onScrape(async () => {
    const used = await readCounters(db, caps);
    for (const { name, window, scope, limit } of caps)
      metrics.set('app_spend_used_ratio', { scope, window }, limit > 0 ? (used.get(name) ?? 0) / limit : 1);
  }, 'database');
}
