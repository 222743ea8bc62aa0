import '../styles.css';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../testing/render.tsx';
import { SectionChips } from './report-sections.tsx';

const sections = Array.from({ length: 30 }, (_, index) => ({
  text: `Section ${index}`,
  isSub: false,
  heading: () => undefined,
}));

test('the row scrolls to the active section, and to its start before the first', async () => {
  const row = page.getByRole('navigation', { name: 'Sections' });
  const show = (active: number) => (
    <div style={{ display: 'flex', width: 300 }}>
      <SectionChips label="Sections" sections={sections} active={active} onGo={() => {}} />
    </div>
  );
  const view = render(show(25));
  await expect.poll(() => row.element().scrollLeft).toBeGreaterThan(300);

  view.rerender(show(-1));

  await expect.poll(() => row.element().scrollLeft).toBe(0);
});
