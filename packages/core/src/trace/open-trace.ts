import type { Config } from '../config/config.ts';
import { noTrace, type Trace } from './trace.ts';

/** Without an endpoint, the tracing library is not loaded. */
export async function openTrace(config: Config, process: 'api' | 'worker'): Promise<Trace> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = config;
  if (!endpoint) return noTrace;
  const { openOtlpTrace } = await import('./otlp-trace.ts');
  return openOtlpTrace({ service: `personality-analysis-${process}`, endpoint, share });
}
