import { cdp } from 'vitest/browser';

type Metrics = { metrics: { name: string; value: number }[] };
type Devtools = {
  send: ((method: 'Performance.getMetrics') => Promise<Metrics>) &
    ((method: 'Performance.enable') => Promise<void>) &
    ((method: 'Emulation.setEmulatedMedia', params: { media: string }) => Promise<void>);
};

/** The DevTools protocol, for what a page cannot do itself. */
const devtools = (): Devtools => cdp() as unknown as Devtools;

/** Stays until called with an empty string. */
export async function emulateMedia(media: 'print' | ''): Promise<void> {
  await devtools().send('Emulation.setEmulatedMedia', { media });
}

/** Script execution time so far in seconds, measured by the browser. */
export async function readScriptSeconds(): Promise<number> {
  await devtools().send('Performance.enable');
  const { metrics } = await devtools().send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
}
