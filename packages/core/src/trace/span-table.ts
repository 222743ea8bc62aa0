/** The span kinds: the OpenTelemetry role, and the field whose value ends the span's name. */
export const spanKinds = {
  request: { role: 'server', by: 'route' },
  'queue add': { role: 'producer', by: 'queue' },
  job: { role: 'consumer', by: 'job' },
  'model call': { role: 'client', by: 'provider' },
  'extract child': { role: 'internal', by: 'program' },
  'mail send': { role: 'client', by: undefined },
} as const satisfies Record<string, { role: string; by: SpanField | undefined }>;

/** The fields a span may hold, by their attribute names. Never a visitor's text, an address or a secret. */
export const spanFields = {
  route: 'http.route',
  method: 'http.request.method',
  status: 'http.response.status_code',
  code: 'error.type',
  analysisId: 'app.analysis.id',
  framework: 'app.framework',
  stage: 'app.stage',
  attempt: 'app.attempt',
  purpose: 'app.purpose',
  queue: 'messaging.destination.name',
  job: 'app.job',
  program: 'app.program',
  outcome: 'app.outcome',
  provider: 'gen_ai.provider.name',
  model: 'gen_ai.response.model',
  inputTokens: 'gen_ai.usage.input_tokens',
  outputTokens: 'gen_ai.usage.output_tokens',
  costMicroUsd: 'app.cost.micro_usd',
} as const;

export type SpanKind = keyof typeof spanKinds;
type SpanField = keyof typeof spanFields;
export type SpanFields = { [Field in SpanField]?: string | number | undefined };
