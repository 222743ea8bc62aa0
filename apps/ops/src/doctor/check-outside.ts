import { mailSettings } from '@app/core/config/mail-settings';
import { providerSettings } from '@app/core/config/provider-settings';
import { offeredProviders, openLlm } from '@app/core/llm/llm';
import { openMailer } from '@app/core/mail/mailer';
import { runCall } from '../smoke/run-call.ts';
import { keyCheckCall } from '../smoke/key-check-call.ts';
import { type Check, fail, type CheckResult, ok, warn } from './check-result.ts';

/** The next step for common refusals. */
const advice: Record<string, string> = {
  'http-401': 'this key is refused: set a valid one, restart the workers',
  'http-403': 'this key is refused: set a valid one, restart the workers',
  'http-402': 'its account has no credit left: top it up',
  'http-429': 'its limit or credit is used up: look at the account',
  'http-404': 'the model does not exist for this key: correct the model setting',
  'no-connection': 'it cannot be reached: check that this machine may open outgoing connections',
};

/** A production address uses https; any other address is a trial setup. */
export const checkSimulator: Check = async ({ SIMULATOR_URL, PUBLIC_URL = '' }) => {
  if (!SIMULATOR_URL) return [];
  const words =
    'is set: reports are simulated, no model writes them. Unset it and ALLOW_SIMULATED_MODELS for visitors.';
  return [(PUBLIC_URL.startsWith('https:') ? fail : warn)('SIMULATOR_URL', words)];
};

/** One small real call per key. */
export const checkProviders: Check = async (config) => {
  const llm = openLlm({ providers: providerSettings(config) });
  const offered = offeredProviders(llm);
  if (offered.length === 0)
    return [warn('providers', 'no key is set here: no model is offered. Workers that write need at least one.')];
  const results: CheckResult[] = [];
  for (const provider of offered) {
    const { isOk, line, reason = '' } = await runCall(llm, provider, keyCheckCall);
    const setting = `${provider.toUpperCase()}_API_KEY`;
    results.push(isOk ? ok(setting, line) : fail(setting, `${advice[reason] ?? 'a call fails'}. (${line})`));
  }
  return results;
};

export const checkMail: Check = async (config) => {
  const settings = mailSettings(config);
  if (!settings) return [ok('mail', 'is not set up: sharing is not offered')];
  const mailer = openMailer(settings);
  try {
    await mailer.verify();
    return [ok('mail', 'the server accepts the login')];
  } catch (error) {
    const { code = 'unknown' } = error as { code?: string };
    return [
      fail(
        'mail',
        `the server cannot be used (${code}): correct SMTP_URL or SENDGRID_API_KEY. Sharing is not offered meanwhile.`,
      ),
    ];
  } finally {
    mailer.close();
  }
};
