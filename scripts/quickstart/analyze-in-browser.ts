import { chromium } from 'playwright';
import { chromium as debian } from '../../chromium.config.ts';

const LIMIT_MS = 60_000;
const TEXT = `I keep lists for everything, and I like to finish what I have begun. On Sundays I walk for hours without a
plan, and I talk to people I meet on the way. When something goes wrong I worry for a day, then I laugh about it.`;

/** Acts as a visitor: enters a text, presses the button, waits for the end of the analysis. */
export async function analyzeInBrowser(url: string, picture: string, onStep: (name: string) => void): Promise<void> {
  const browser = await chromium.launch(debian);
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(url);
    await page.getByPlaceholder('Type, paste, or upload a document to analyze...').fill(TEXT);
    onStep('page open, text typed');
    await page.getByRole('button', { name: 'Analyze Text' }).click();
    await page.getByText('Analysis Complete', { exact: true }).waitFor({ timeout: LIMIT_MS });
    onStep('analysis finished');
    await page.screenshot({ path: picture });
  } finally {
    await browser.close();
  }
}
