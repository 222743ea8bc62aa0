// Real calls for each provider key in the environment: one small one, or with `--all` those of every framework and kind
// of input and of the small model. Ends with 1 when one of them fails.
import { readConfig } from '@app/core/config/config';
import { providerSettings } from '@app/core/config/provider-settings';
import { offeredProviders, openLlm } from '@app/core/llm/llm';
import { runMain } from '@app/core/shutdown';
import { listAllCalls } from './smoke/all-calls.ts';
import { runCall } from './smoke/run-call.ts';
import { smallCall } from './smoke/small-call.ts';
import { smallReaders } from './smoke/small-readers.ts';

/** Required settings that no call needs: they may be missing here. */
const unused = {
  DATABASE_URL: 'postgres://127.0.0.1/unused',
  REDIS_URL: 'redis://127.0.0.1',
  SERVER_KEYS: Buffer.alloc(32).toString('base64'),
};

async function main(): Promise<void> {
  const llm = openLlm({ providers: providerSettings(readConfig({ ...process.env, ...unused })) });
  const offered = offeredProviders(llm);
  if (offered.length === 0) console.log('no keys configured');
  const calls = process.argv.includes('--all') ? [...listAllCalls(), ...smallReaders] : [smallCall];
  for (const provider of offered) {
    for (const call of calls) {
      const { isOk, line } = await runCall(llm, provider, call);
      console.log(call === smallCall ? line : `${call.name}: ${line}`);
      if (!isOk) process.exitCode = 1;
    }
  }
}

runMain(main);
