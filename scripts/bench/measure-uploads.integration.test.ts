import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { uploadAtOnce } from './measure-uploads.ts';

const program = fileURLToPath(new URL('../bench.ts', import.meta.url));

test('streamed uploads take less than half the memory of buffered ones', async () => {
  const load = { count: 4, fileBytes: 20_000_000 };

  const whole = await uploadAtOnce(program, 'whole', load);
  const streamed = await uploadAtOnce(program, 'streamed', load);

  expect(streamed.answers).toEqual(whole.answers);
  expect(streamed.growthMb / whole.growthMb).toBeLessThan(0.5);
});
