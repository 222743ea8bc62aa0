import { refuseSwitchedOff } from '@app/core/db/switches';
import { makeDatabase } from '@app/testkit/database';
import { afterAll, expect, test } from 'vitest';
import { applyVerdicts } from './gates.ts';

const database = await makeDatabase();
afterAll(() => database.drop());

test('after a pair fails its gate, the next request for it is refused as an unavailable model, and other pairs are served', async () => {
  const asked = (framework: string, provider: 'openai' | 'anthropic'): Promise<void> =>
    refuseSwitchedOff(database.db, { providers: [provider], framework });
  await asked('bigfive', 'openai');

  await applyVerdicts(database.url, [{ switch: 'framework:bigfive-at-openai', failures: ['Accepted 50.0 %'] }]);

  await expect(asked('bigfive', 'openai')).rejects.toMatchObject({ code: 'MODEL_UNAVAILABLE' });
  await asked('bigfive', 'anthropic');
  await asked('mbti', 'openai');
});
