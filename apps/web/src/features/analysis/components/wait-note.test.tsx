import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { strings } from '../../../words/strings.ts';
import { WaitNote } from './wait-note.tsx';

test.for(['model', 'service'] as const)('a wait for the %s is told in its words', async (cause) => {
  render(<WaitNote wait={{ ahead: 0, for: cause }} />);

  await expect.element(page.getByText(strings.run.waitsFor[cause])).toBeVisible();
});
