import { cdp } from 'vitest/browser';

type Metrics = { metrics: { name: string; value: number }[] };
type Devtools = {
  send: ((method: 'Performance.getMetrics') => Promise<Metrics>) &
    ((method: 'Performance.enable') => Promise<void>) &
    ((method: 'Emulation.setEmulatedMedia', params: { media: string }) => Promise<void>);
};

/** What a page cannot do for itself. */
const devtools = (): Devtools => cdp() as unknown as Devtools;

/** Until it is called again with an empty word. */
export async function emulateMedia(media: 'print' | ''): Promise<void> {
  await devtools().send('Emulation.setEmulatedMedia', { media });
}

/** Seconds spent in script so far, as the browser counts them. */
export async function readScriptSeconds(): Promise<number> {
  await devtools().send('Performance.enable');
  const { metrics } = await devtools().send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
}
