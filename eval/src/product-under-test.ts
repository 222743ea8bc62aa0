import { randomBytes, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { MAX_PEOPLE } from '@app/contract/limits';
import { reportContext } from '@app/core/analyses/sealing-contexts';
import { type SubmittedMaterial, startAnalysis } from '@app/core/analyses/start-analysis';
import { readMessages } from '@app/core/analyses/read-messages';
import { readConfig } from '@app/core/config/config';
import { createDatabase, dropDatabase } from '@app/core/db/create-database';
import { openDatabase } from '@app/core/db/database';
import { migrate } from '@app/core/db/migrate';
import type { Llm } from '@app/core/llm/llm';
import { openLog } from '@app/core/log/log';
import { deleteKeys } from '@app/core/redis/delete-keys';
import { openServices } from '@app/core/services';
import { authoriseAnalysis } from '@app/core/sessions/authorise';
import { openTextPool } from '@app/core/texts/text-pool';
import { saveUpload } from '@app/core/uploads/save-upload';
import { asSealed } from '@app/core/vault/sealed';
import { newVisitorSecret } from '@app/core/vault/vault';
import type { Report } from '@app/reading';
import { generousLimits } from '@app/testkit/generous-limits';
import { analyze } from '@app/worker/jobs/analyze/analyze';
import { prepareUpload } from '@app/worker/jobs/prepare-upload/prepare-upload';
import { withMedia } from '@app/worker/worker-services';
import type { CallCost, TrialName } from './result.ts';
import type { EvalCase } from './cases.ts';

export type Written = { status: string; code?: string; report?: Report; text: string; calls: CallCost[] };

type ProductOptions = { postgres: string; redis: string; name: string; isSimulated: boolean };
export type ProductUnderTest = {
  /** Runs one analysis from submission to report with the worker's code, without its queue. */
  write(llm: Llm, trial: TrialName, material: EvalCase): Promise<Written>;
  close(): Promise<void>;
};

/** Opens the product on a database of its own and drops it at the end. Its usage limits are raised: the ledger caps the cost. */
export async function openProductUnderTest({
  postgres,
  redis,
  name,
  isSimulated,
}: ProductOptions): Promise<ProductUnderTest> {
  const url = await createDatabase(postgres, name);
  const silent = openLog('silent');
  const maintenance = openDatabase(url, 1, silent, { kind: 'migrations' });
  try {
    await migrate(maintenance, silent);
  } finally {
    await maintenance.destroy();
  }
  const prefix = name.replaceAll('_', '-');
  const config = readConfig({
    DATABASE_URL: url,
    REDIS_URL: redis,
    REDIS_PREFIX: prefix,
    SERVER_KEYS: randomBytes(32).toString('base64'),
    LOG_LEVEL: 'silent',
    ...generousLimits,
  });
  const services = openServices(config, 'steady');
  const texts = openTextPool();
  let media: ReturnType<typeof withMedia> | undefined;
  const visitor = { secret: newVisitorSecret() };
  const { signal } = new AbortController();
  const find = (id: string) => services.db.selectFrom('analyses').selectAll().where('id', '=', id);

  /** Runs the stages of the analysis, with the product's pauses between attempts, until it ends. */
  async function finish(llm: Llm, analysisId: string): Promise<void> {
    for (;;) {
      const { status, stage, notBefore } = await find(analysisId).executeTakeFirstOrThrow();
      if (status !== 'queued') return;
      await delay(Math.max(0, (notBefore?.getTime() ?? 0) - Date.now()));
      if (stage === 'prepare')
        await prepareUpload(await (media ??= withMedia(services, config)), { analysisId }, signal);
      else await analyze({ ...services, llm, texts }, { analysisId }, signal);
    }
  }

  async function materialOf({ file, kind, text }: EvalCase): Promise<SubmittedMaterial> {
    if (file === undefined) return { type: 'text', content: text };
    const upload = await saveUpload(services, createReadStream(file));
    return { type: 'upload', upload, kind, maxPeople: MAX_PEOPLE };
  }

  return {
    async write(llm, { framework, provider }, material) {
      const analysisId = await startAnalysis(services, {
        visitor,
        address: '127.0.0.1',
        sessionLabel: randomUUID(),
        framework,
        provider,
        material: await materialOf(material),
        simulated: isSimulated,
      });
      await finish(llm, analysisId);
      const { analysis, session } = await authoriseAnalysis(services, visitor, analysisId);
      const row = await find(analysisId).executeTakeFirstOrThrow();
      const opened =
        row.sealedReport && services.vault.open(session.key, reportContext(analysisId), asSealed(row.sealedReport));
      const [message] = (await readMessages(services, session)).filter(({ id }) => id === analysisId);
      const calls = services.db.selectFrom('modelCalls').selectAll().where('analysisId', '=', analysisId);
      return {
        status: analysis.status,
        ...(row.errorCode && { code: row.errorCode }),
        ...(opened && { report: JSON.parse(opened) as Report }),
        text: message?.content ?? '',
        calls: (await calls.execute()).map((call) => ({
          purpose: call.purpose,
          model: call.model ?? '',
          inputTokens: call.inputTokens ?? 0,
          outputTokens: call.outputTokens ?? 0,
          microUsd: Number(call.costMicroUsd ?? 0),
          finish: call.finish ?? '',
        })),
      };
    },
    async close() {
      await texts.close();
      await services.close();
      await deleteKeys(redis, prefix);
      await dropDatabase(postgres, name);
    },
  };
}
