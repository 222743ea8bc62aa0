import type { Locator, Page } from '@playwright/test';

const KINDS = ':is(button, input, select, textarea, summary, a[href])';
const NOT = ':not(:disabled, [aria-disabled=true], [aria-label^=Notifications] *)';

/** Everything a visitor can press or set in a part of the page, or in the dialog that is open. Notices come and go: without theirs. */
export async function controls(page: Page, part = 'body'): Promise<Locator> {
  const dialog = page.getByRole('dialog');
  const place = (await dialog.count()) > 0 ? dialog : page.locator(part);
  return place.locator(`${KINDS}${NOT}`).filter({ visible: true });
}

/** What each is called, in their order. */
export async function namesOf(page: Page, part?: string): Promise<string[]> {
  const all = await controls(page, part);
  return all.evaluateAll((elements) =>
    elements.map((element) => {
      const label = element.getAttribute('aria-label') ?? element.getAttribute('placeholder') ?? '';
      const value = element.getAttribute('type') === 'radio' ? (element as HTMLInputElement).value : '';
      return `${element.localName} ${label || value || element.textContent}`.trim();
    }),
  );
}

/** As with the keyboard; a box is filled, and another choice is taken. */
export async function operate(control: Locator): Promise<void> {
  const kind = await control.evaluate((element) =>
    element.matches('[type=radio]') ? 'radio' : element.matches('input, textarea') ? 'box' : element.localName,
  );
  if (kind === 'box') await control.fill('eve@example.org');
  else if (kind === 'radio') await control.press('Space');
  else if (kind === 'select') await control.selectOption({ index: 2 });
  else await control.press('Enter');
}
