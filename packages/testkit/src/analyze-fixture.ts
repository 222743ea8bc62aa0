import { randomBytes, randomUUID } from 'node:crypto';
import { AnalysisEvent } from '@app/contract/events';
import type { ProviderId } from '@app/contract/models';
import { readMessages } from '@app/core/analyses/read-messages';
import { readPartialReport } from '@app/core/analyses/read-partial-report';
import { eventContext, reportContext } from '@app/core/analyses/sealing-contexts';
import { startAnalysis } from '@app/core/analyses/start-analysis';
import { readConfig } from '@app/core/config/config';
import { type Llm, openLlm } from '@app/core/llm/llm';
import { streamKey } from '@app/core/events/live-store';
import { deleteKeys } from '@app/core/redis/delete-keys';
import { type Evidence, quotesOf, type Report } from '@app/reading';
import { readMaterial } from '@app/core/analyses/read-material';
import { openServices, type Services } from '@app/core/services';
import { openTextPool, type TextPool } from '@app/core/texts/text-pool';
import type { AnalysisRow } from '@app/core/db/analyses';
import type { DatabaseSchema } from '@app/core/db/schema';
import { authoriseAnalysis, type OwnedAnalysis } from '@app/core/sessions/authorise';
import type { Selectable } from 'kysely';
import { asSealed } from '@app/core/vault/sealed';
import { newVisitorSecret } from '@app/core/vault/vault';
import { makeDatabase } from './database.ts';
import { generousLimits } from './generous-limits.ts';
import { sampleText } from './sample-text.ts';
import type { StreamPace } from './simulator/pace.ts';
import { simulatorProviders } from './simulator/provider-settings.ts';
import type { RequestRecord } from './simulator/call-log.ts';
import { startSimulator, type SimulatorOptions } from './simulator/start-simulator.ts';

type Worker = Services & { llm: Llm; texts: TextPool };
type Analyze = (worker: Worker, job: { analysisId: string }, signal: AbortSignal) => Promise<void>;

export type AnalyzeOutcome = AnalysisRow & {
  row: Selectable<DatabaseSchema['analyses']>;
  /** Calls to writing models; `smallCalls` holds the calls to small models. */
  calls: Selectable<DatabaseSchema['modelCalls']>[];
  smallCalls: Selectable<DatabaseSchema['modelCalls']>[];
  text: string;
  report: Report | undefined;
  /** The ids of the messages in the session. */
  shown: string[];
};

export type AnalyzeFixture = {
  services: Services;
  /** A worker whose providers all inject the given fault; with `small-fault=` only their small models do. */
  workerWith(fault: string | undefined, maxAttempts: number): Worker;
  submit(provider: ProviderId, options?: { framework?: string; content?: string }): Promise<string>;
  /** Starts the analysis that completes a partial one. */
  goOn(analysisId: string): Promise<string>;
  /** Begins a second opinion on a finished report. */
  askOpinion(analysisId: string, provider: ProviderId): Promise<string>;
  run(worker: Worker, analysisId: string): Promise<void>;
  outcome(analysisId: string): Promise<AnalyzeOutcome>;
  /** The analysis, authorised for the visitor who started it. */
  owned(analysisId: string): Promise<OwnedAnalysis>;
  /** The events its readers received, in order. */
  streamed(analysisId: string): Promise<AnalysisEvent[]>;
  /** The requests the simulator received so far for writing models; `smallRequests` lists those for small models. */
  requests(): RequestRecord[];
  smallRequests(): RequestRecord[];
  close(): Promise<void>;
};

/** One visitor, real stores and a worker without its own process: the test calls each attempt itself. */
export async function openAnalyzeFixture(
  analyze: Analyze,
  own: Pick<SimulatorOptions, 'labels' | 'says' | 'onCall' | keyof StreamPace> = {},
): Promise<AnalyzeFixture> {
  const database = await makeDatabase();
  const simulator = await startSimulator({ firstTokenMs: 1, chunkMs: 0, chunkChars: 60, ...own });
  const prefix = `test-${randomBytes(6).toString('hex')}`;
  const config = readConfig({
    DATABASE_URL: database.url,
    REDIS_URL: process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379',
    REDIS_PREFIX: prefix,
    SERVER_KEYS: randomBytes(32).toString('base64'),
    LOG_LEVEL: 'silent',
    ...generousLimits,
  });
  const services = openServices(config, 'steady');
  const texts = openTextPool();
  const visitor = { secret: newVisitorSecret() };

  const start = (
    own: Pick<Parameters<typeof startAnalysis>[1], 'sessionLabel' | 'framework' | 'provider' | 'material'>,
  ) => startAnalysis(services, { visitor, address: '127.0.0.1', simulated: true, ...own });

  return {
    services,
    workerWith(fault, maxAttempts) {
      const providers = simulatorProviders(
        simulator.url,
        fault ? `sim-${fault.startsWith('small-') ? '' : 'fault='}${fault}` : 'simulated',
      );
      const timeouts = { headerMs: 400, firstSchemaHeaderMs: 400, firstChunkMs: 400, chunkMs: 400, totalMs: 5_000 };
      return {
        ...services,
        config: { ...config, PROVIDER_PATIENCE_MS: 0, MAX_ATTEMPTS: maxAttempts },
        // Short timeouts apply only to hanging providers; the others need the full time on a busy machine.
        texts,
        llm: openLlm(fault?.startsWith('hang') ? { providers, timeouts } : { providers }),
      };
    },
    submit: (provider, { framework = 'general', content = sampleText() } = {}) =>
      start({ sessionLabel: randomUUID(), framework, provider, material: { type: 'text', content } }),
    async goOn(analysisId) {
      const owned = await authoriseAnalysis(services, visitor, analysisId);
      const { framework, provider } = owned.analysis;
      const material = await readPartialReport(services, owned);
      return start({ sessionLabel: owned.session.label, framework, provider, material });
    },
    async askOpinion(analysisId, provider) {
      const owned = await authoriseAnalysis(services, visitor, analysisId);
      const { framework } = owned.analysis;
      const material = await readMaterial(services, owned);
      return start({ sessionLabel: owned.session.label, framework, provider, material });
    },
    async run(worker, analysisId) {
      // Clears the retry backoff so that the attempt can run at once.
      await database.db.updateTable('analyses').set({ notBefore: null }).where('id', '=', analysisId).execute();
      await analyze(worker, { analysisId }, new AbortController().signal);
    },
    requests: simulator.requests,
    smallRequests: simulator.smallRequests,
    async outcome(analysisId) {
      const { analysis, session } = await authoriseAnalysis(services, visitor, analysisId);
      const of = database.db.selectFrom('analyses').selectAll().where('id', '=', analysisId);
      const row = await of.executeTakeFirstOrThrow();
      const made = database.db.selectFrom('modelCalls').selectAll().where('analysisId', '=', analysisId);
      const all = await made.orderBy('id').execute();
      const messages = await readMessages(services, session);
      const message = messages.find(({ id }) => id === analysisId);
      const sealed = row.sealedReport && asSealed(row.sealedReport);
      const opened = sealed && services.vault.open(session.key, reportContext(analysisId), sealed);
      const report = opened ? (JSON.parse(opened) as Report) : undefined;
      return {
        ...analysis,
        row,
        calls: all.filter((call) => !isSmallPurpose(call)),
        smallCalls: all.filter(isSmallPurpose),
        text: message?.content ?? '',
        report,
        shown: messages.map(({ id }) => id),
      };
    },
    owned: (analysisId) => authoriseAnalysis(services, visitor, analysisId),
    async streamed(analysisId) {
      const { session } = await authoriseAnalysis(services, visitor, analysisId);
      const entries = await services.live.redis.xrangeBuffer(streamKey(prefix, analysisId), '-', '+');
      return entries.map(([, [, data]]) => {
        const opened = data && services.vault.open(session.key, eventContext(analysisId), asSealed(data));
        return AnalysisEvent.parse(JSON.parse(opened ?? ''));
      });
    },
    async close() {
      await texts.close();
      await services.close();
      await deleteKeys(config.REDIS_URL, prefix);
      await simulator.close();
      await database.drop();
    },
  };
}

const isSmallPurpose = ({ purpose }: { purpose: string }): boolean =>
  purpose === 'triage' || purpose === 'second-reader';

/** Every quote in a report; empty when there is no report. */
export function quotesIn(report: Report | undefined): Evidence[] {
  return report ? quotesOf(report) : [];
}
