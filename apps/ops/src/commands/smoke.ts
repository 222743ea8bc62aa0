import { parseArgs } from 'node:util';
import { readConfig } from '@app/core/config/config';
import { providerSettings } from '@app/core/config/provider-settings';
import { offeredProviders, openLlm } from '@app/core/llm/llm';
import { type OpsCommand } from '../command.ts';
import { listAllCalls } from '../smoke/all-calls.ts';
import { runCall } from '../smoke/run-call.ts';
import { keyCheckCall } from '../smoke/key-check-call.ts';
import { smallModelCalls } from '../smoke/small-model-calls.ts';

/** Placeholders for required settings that no provider call needs. */
const unused = {
  DATABASE_URL: 'postgres://127.0.0.1/unused',
  REDIS_URL: 'redis://127.0.0.1',
  SERVER_KEYS: Buffer.alloc(32).toString('base64'),
};

export const smoke: OpsCommand = {
  async run(parameters, environment, { say }) {
    const { values } = parseArgs({ args: parameters, options: { all: { type: 'boolean' } } });
    const llm = openLlm({ providers: providerSettings(readConfig({ ...environment, ...unused })) });
    const offered = offeredProviders(llm);
    if (offered.length === 0) say('no keys configured');
    const calls = values.all ? [...listAllCalls(), ...smallModelCalls] : [keyCheckCall];
    let isAllWell = true;
    for (const provider of offered) {
      for (const call of calls) {
        const { isOk, line } = await runCall(llm, provider, call);
        say(call === keyCheckCall ? line : `${call.name}: ${line}`);
        isAllWell &&= isOk;
      }
    }
    return isAllWell;
  },
};
