import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import WholeMarkdown from 'react-markdown';
import { expect, test } from 'vitest';
import { readScriptSeconds } from '../testing/devtools.ts';
import { longReport } from './__fixtures__/report-texts.ts';
import { ReportText } from './report-text.tsx';

const CHUNK = 250;
const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

/** One chunk per frame into a scroll container, as on the page. */
async function measureStream(draw: (text: string) => ReactNode): Promise<number> {
  const container = document.body.appendChild(document.createElement('div'));
  container.style.cssText = 'height: 400px; overflow: auto';
  const root = createRoot(container);
  const before = await readScriptSeconds();
  for (let end = CHUNK; end <= longReport.length; end += CHUNK) {
    root.render(draw(longReport.slice(0, end)));
    await frame();
  }
  await expect.poll(() => container.textContent?.includes('Trait 20')).toBe(true);
  const seconds = (await readScriptSeconds()) - before;
  root.unmount();
  container.remove();
  return seconds;
}

test('streaming a long report costs at most 0.35 of rendering it whole each time', async ({ annotate }) => {
  const own = await measureStream((text) => <ReportText text={text} isStreaming />);
  const whole = await measureStream((text) => <WholeMarkdown>{text}</WholeMarkdown>);

  await annotate(`${own.toFixed(2)} s of script against ${whole.toFixed(2)} s`);
  expect(own / whole).toBeLessThanOrEqual(0.35);
}, 240_000);
