import { expect, test } from 'vitest';
import { uploadAtOnce } from './measure-api.ts';

test('large uploads at once take far less memory than their size', async () => {
  const { growthMb } = await uploadAtOnce(8, 45_000_000);

  // 107 to 146 MB were measured; held whole, the bodies alone would take 480.
  expect(growthMb).toBeGreaterThan(0);
  expect(growthMb).toBeLessThan(300);
});
