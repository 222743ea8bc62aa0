import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/**
 * Opens the traces of a process with this endpoint and prints how many files of the library were loaded. The api
 * package does not count, because the metrics import it.
 */
const program = (endpoint: string): string => `
  import { registerHooks } from 'node:module';
  let loaded = 0;
  registerHooks({ load(url, context, next) { loaded += /@opentelemetry[/](?!api[/])/.test(url) ? 1 : 0; return next(url, context); } });
  await import(${JSON.stringify(new URL('../services.ts', import.meta.url).href)});
  const { openTrace } = await import(${JSON.stringify(new URL('open-trace.ts', import.meta.url).href)});
  const trace = await openTrace({ OTEL_EXPORTER_OTLP_ENDPOINT: ${JSON.stringify(endpoint)}, OTEL_TRACES_SAMPLER_ARG: 1 }, 'api');
  await trace.inSpan('job', {}, async () => {});
  process.stdout.write(String(loaded));
  process.exit(0);`;

async function loadedWith(endpoint: string): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program(endpoint)]);
  return Number(stdout);
}

test('without a collector the tracing library is not loaded', async () => {
  expect(await loadedWith('')).toBe(0);
});

test('with a collector the tracing library is loaded', async () => {
  expect(await loadedWith('http://127.0.0.1:1')).toBeGreaterThan(10);
});
