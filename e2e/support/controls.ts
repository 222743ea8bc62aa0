import type { Locator, Page } from '@playwright/test';

const KINDS = ':is(button, input, select, textarea, summary, a[href])';
const NOT = ':not(:disabled, [aria-disabled=true], [aria-label^=Notifications] *)';

/**
 * Every control in a part of the page, or in the open dialog. Controls of notifications are left out, because those
 * come and go.
 */
export async function controls(page: Page, part = 'body'): Promise<Locator> {
  const dialog = page.getByRole('dialog');
  const place = (await dialog.count()) > 0 ? dialog : page.locator(part);
  return place.locator(`${KINDS}${NOT}`).filter({ visible: true });
}

/** The names of the controls, in order. */
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

/** Uses the keyboard; fills text fields and selects another option. */
export async function operate(control: Locator): Promise<void> {
  const kind = await control.evaluate((element) =>
    element.matches('[type=radio]') ? 'radio' : element.matches('input, textarea') ? 'box' : element.localName,
  );
  if (kind === 'box') await control.fill('eve@example.org');
  else if (kind === 'radio') await control.press('Space');
  else if (kind === 'select') await control.selectOption({ index: 2 });
  else await control.press('Enter');
}
