import { expect, test } from '../fixtures.ts';

/** Lengthens every text of the page, as translations do, and returns the elements that no longer fit. */
function lengthen(): string[] {
  const accents: Record<string, string> = { a: 'å', e: 'ë', i: 'ï', o: 'ö', u: 'ü', A: 'Å', E: 'Ë', O: 'Ö', U: 'Ü' };
  const stretch = (text: string): string => {
    const share = text.length <= 10 ? 0.6 : text.length <= 30 ? 0.45 : 0.35;
    const length = Math.ceil(text.trim().length * share);
    // A longer sentence gets more words, a longer word more letters.
    const more = text.length > 10 ? ' löngër'.repeat(Math.ceil(length / 7)) : '~'.repeat(length);
    return `[${text.trim().replaceAll(/[aeiouAEOU]/g, (letter) => accents[letter] ?? letter)}${more}]`;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  for (const node of nodes)
    if (/\p{L}{2}/u.test(node.data) && !node.parentElement?.closest('script, style, option, svg'))
      node.data = stretch(node.data);
  for (const box of document.querySelectorAll<HTMLTextAreaElement>('[placeholder]'))
    box.placeholder = stretch(box.placeholder);

  const isMeantTo = (element: Element): boolean =>
    /auto|scroll/.test(getComputedStyle(element).overflowX) ||
    element.closest('.truncate') !== null ||
    element.clientWidth <= 1;
  const cut = nodes
    .flatMap((node) => node.parentElement ?? [])
    .filter((element) => element.checkVisibility() && !isMeantTo(element))
    .filter(
      (element) => getComputedStyle(element).display !== 'inline' && element.scrollWidth > element.clientWidth + 1,
    )
    .map((element) => `cut: ${element.textContent}`);
  const width = document.documentElement.scrollWidth;
  return width > innerWidth ? [...cut, `the page is ${width} px wide`] : cut;
}

test('texts lengthened by half fit a phone, in both directions', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const direction of ['ltr', 'rtl']) {
    await page.goto('/');
    await expect(page.locator('#chat textarea')).toBeVisible();
    await page.locator('html').evaluate((html, dir) => html.setAttribute('dir', dir), direction);

    expect(await page.evaluate(lengthen), direction).toEqual([]);
  }
});
