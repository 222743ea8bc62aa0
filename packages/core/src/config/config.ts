import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RETENTION_DAYS } from '@app/contract/retention';
import { z } from 'zod';
import { HelpLinesFile } from './help-lines.ts';
import { DatabaseAddress, RedisAddress } from './store-addresses.ts';
import { atLeastOne, count, describedFor, flag, milliseconds, port, serverKeys, smallModel } from './setting-types.ts';
import { fileSeconds } from './file-seconds-settings.ts';
import { mailing } from './mailing.ts';
import { spendCaps } from './spend-settings.ts';
import { findUnknownSettings } from './unknown-settings.ts';

/** Runs the cross-field checks even when a single setting is wrong, so that all problems are reported at once. */
const when = (): boolean => true;

/** Every setting of every process. An empty setting counts as unset. */
export const Environment = z
  .object({
    LOG_LEVEL: z
      .enum(['debug', 'info', 'warn', 'error', 'silent'])
      .default('info')
      .meta(describedFor('all', 'The lowest level that is logged.')),
    DATABASE_URL: DatabaseAddress,
    DATABASE_POOL: atLeastOne.default(10).meta(describedFor('all', 'Connections one process holds to Postgres.')),
    REDIS_URL: RedisAddress,
    REDIS_PREFIX: z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .default('analysis')
      .meta(describedFor('all', 'Prefix of every key, so that deployments can share a Redis.')),
    SERVER_KEYS: serverKeys
      .default([])
      .meta(
        describedFor(
          'all',
          '32 random bytes in base64, or several with commas. The first key seals, all keys open. `ops rotate-keys` says how to change them (docs/deploy.md, "Rotate keys"). Needed by all but a worker with the role `media`.',
        ),
      ),
    MEDIA_KEYS: serverKeys
      .optional()
      .meta(
        describedFor(
          'all',
          'Keys like those above, only for files in progress: a worker with the role `media` has no others. Set the same everywhere; without it they are derived from `SERVER_KEYS`.',
        ),
      ),

    HOST: z.string().default('127.0.0.1').meta(describedFor('api', 'The address it listens on.')),
    PORT: port.default(5000).meta(describedFor('api', 'The port it listens on.')),
    PUBLIC_URL: z
      .url({ protocol: /^https?$/ })
      .optional()
      .meta(
        describedFor('all', 'Where visitors reach the page; an https address makes the cookie `__Host-` and Secure.'),
      ),
    TRUST_PROXY_HOPS: count.default(0).meta(describedFor('api', 'The number of your proxies in front of it.')),
    WEB_ROOT: z
      .string()
      .optional()
      .meta(describedFor('api', 'Folder of the built page; without it this process serves calls only.')),
    PRIVACY_CONTACT: z
      .union([z.email(), z.url({ protocol: /^https$/ })], 'must be an e-mail address or an https page')
      .optional()
      .meta(describedFor('api', 'Where visitors may ask about their privacy: an e-mail address or an https page.')),
    DRAIN_MS: milliseconds
      .default(1_500)
      .meta(
        describedFor('api', 'How long a closing process answers "not ready" before it accepts no more connections.'),
      ),
    INTERNAL_HOST: z
      .string()
      .default('127.0.0.1')
      .meta(
        describedFor('all', 'The address for metrics and the queue board: for your own machines, never the internet.'),
      ),
    INTERNAL_PORT: port
      .default(5002)
      .meta(
        describedFor(
          'api',
          "Metrics and the queue board; 0 serves neither. A worker's metrics are on its health port.",
        ),
      ),
    ADMIN_SECRET: z
      .string()
      .min(16, 'must have at least 16 characters')
      .optional()
      .meta(describedFor('api', 'Password of the queue board; without it there is no board.')),
    OTEL_EXPORTER_OTLP_ENDPOINT: z
      .url({ protocol: /^https?$/ })
      .optional()
      .meta(
        describedFor('all', 'Collector of traces (OTLP over HTTP, `/v1/traces` is added); without it none are made.'),
      ),
    OTEL_TRACES_SAMPLER_ARG: z.coerce
      .number()
      .min(0)
      .max(1)
      .default(1)
      .meta(describedFor('all', 'The sampled share of traces, from 0 to 1.')),
    SENTRY_DSN: z
      .url({ protocol: /^https?$/ })
      .refine((dsn) => /^https?:\/\/\w+@[^/]+\/(.*\/)?\w+$/.test(dsn), 'must be like https://key@host/project')
      .optional()
      .meta(
        describedFor(
          'all',
          'The server that bugs are reported to as Sentry envelopes: class, code and location of an error, never its message. Without it none are sent.',
        ),
      ),
    UPLOADS_AT_ONCE: atLeastOne
      .default(8)
      .meta(
        describedFor(
          'api',
          'Large bodies that one process receives at the same time; further ones are asked to retry.',
        ),
      ),

    STORAGE_FOLDER: z
      .string()
      .default(join(tmpdir(), 'personality-analysis-uploads'))
      .meta(
        describedFor(
          'all',
          'The folder of the sealed uploads until they are read. All processes must see the same folder, or a bucket.',
        ),
      ),
    S3_BUCKET: z.string().optional().meta(describedFor('all', 'A bucket instead of the folder.')),
    S3_ENDPOINT: z
      .url({ protocol: /^https?$/ })
      .optional()
      .meta(describedFor('all', 'Where the bucket is, if not at AWS.')),
    S3_REGION: z.string().default('us-east-1').meta(describedFor('all', 'The region of the bucket.')),
    S3_ACCESS_KEY_ID: z.string().optional().meta(describedFor('all', 'Needed with a bucket.')),
    S3_SECRET_ACCESS_KEY: z.string().optional().meta(describedFor('all', 'Needed with a bucket.')),
    S3_PREFIX: z.string().default('').meta(describedFor('all', 'Prefix of every name in the bucket.')),

    HELP_LINES_FILE: HelpLinesFile.meta(
      describedFor(
        'all',
        'Your reviewed numbers for the help card, a file like `packages/frameworks/src/safety/help-lines.json`; without it the shipped ones, which were never checked with the services themselves.',
      ),
    ),

    WORKER_ROLE: z
      .enum(['all', 'models', 'media'])
      .default('all')
      .meta(
        describedFor(
          'worker',
          '`models` writes, `media` reads files and has no use for a provider key, `all` does both. `ROLE` sets it.',
        ),
      ),
    MEDIA_CONCURRENCY: atLeastOne
      .default(2)
      .meta(describedFor('media', 'Files read at the same time; each takes a processor.')),
    SANDBOX: z
      .enum(['required', 'preferred'])
      .default('preferred')
      .meta(
        describedFor(
          'media',
          '`required`: a worker that cannot shut its parsers into namespaces does not start; `preferred`: it says so and goes on.',
        ),
      ),
    WORK_FOLDER: z
      .string()
      .default(join(tmpdir(), 'personality-analysis-work'))
      .meta(describedFor('media', 'Holds files unencrypted while a parser reads them: a memory file system is best.')),
    FONT_FOLDERS: z
      .string()
      .default('/usr/share/fonts')
      .transform((list) => list.split(','))
      .meta(describedFor('media', 'Folders with the fonts for downloaded files, separated by commas.')),
    WORKER_HEALTH_PORT: port.default(5001).meta(describedFor('worker', 'The port of `/livez` and `/readyz`.')),
    WORKER_CONCURRENCY: atLeastOne
      .default(100)
      .meta(describedFor('models', 'Analyses one process writes at the same time.')),
    WORKER_LOCK_MS: milliseconds
      .default(30_000)
      .meta(
        describedFor(
          'worker',
          'A job whose worker is silent this long is delivered again; the lease decides which worker runs it.',
        ),
      ),
    WORKER_STALLED_CHECK_MS: milliseconds
      .default(5_000)
      .meta(describedFor('worker', 'How often it checks for jobs of silent workers.')),
    LEASE_MS: milliseconds
      .default(150_000)
      .meta(
        describedFor(
          'worker',
          'A worker that is frozen for less than this keeps its analyses; one that lost its connection counts as dead after 10 s.',
        ),
      ),
    LEASE_CONNECTION_CHECK: flag
      .default(true)
      .meta(
        describedFor(
          'all',
          'Whether a worker without a connection to Postgres counts as dead after 10 s. `false` behind PgBouncer, which hides connections: then after `LEASE_MS`.',
        ),
      ),
    WORKER_GRACE_MS: milliseconds
      .default(100_000)
      .meta(describedFor('worker', 'How long a closing worker may finish its running jobs.')),
    MAX_ATTEMPTS: atLeastOne
      .default(3)
      .meta(describedFor('worker', 'Tries at one analysis, the first included; a crash of the worker does not count.')),
    PROVIDER_PATIENCE_MS: milliseconds
      .default(150_000)
      .meta(describedFor('models', 'How long a call waits for a provider that takes none.')),
    CALL_LOST_MS: milliseconds
      .default(1_200_000)
      .meta(
        describedFor(
          'models',
          'A model call without an end counts as lost after this time, at its reserved cost; longer than any call may last.',
        ),
      ),
    SWEEP_EVERY_MS: milliseconds.default(5_000).meta(describedFor('models', 'How often the sweep runs.')),
    FLUSH_MS: milliseconds
      .default(50)
      .meta(describedFor('models', 'The least time between two live events of one analysis.')),
    RETENTION_DAYS: atLeastOne
      .default(RETENTION_DAYS)
      .meta(
        describedFor(
          'all',
          'Days until reports and chat are deleted. The api tells visitors: set the same everywhere.',
        ),
      ),

    OPENAI_API_KEY: z.string().optional().meta(describedFor('models', 'Offers OpenAI to visitors.')),
    OPENAI_BASE_URL: z.url().optional().meta(describedFor('models', 'Another address of the same API.')),
    OPENAI_MODEL: z.string().default('gpt-6.1-terra').meta(describedFor('models', 'The model that writes.')),
    OPENAI_SMALL_MODEL: smallModel('gpt-6-luna'),
    OPENAI_TRANSCRIPTION_MODEL: z
      .string()
      .default('whisper-1')
      .meta(describedFor('models', 'The model that transcribes speech in clips; `none` turns transcription off.')),
    ANTHROPIC_API_KEY: z.string().optional().meta(describedFor('models', 'Offers Anthropic to visitors.')),
    ANTHROPIC_BASE_URL: z.url().optional().meta(describedFor('models', 'Another address of the same API.')),
    ANTHROPIC_MODEL: z.string().default('claude-sonnet-5-5').meta(describedFor('models', 'The model that writes.')),
    ANTHROPIC_SMALL_MODEL: smallModel('claude-haiku-5-5'),
    DEEPSEEK_API_KEY: z.string().optional().meta(describedFor('models', 'Offers DeepSeek to visitors.')),
    DEEPSEEK_BASE_URL: z.url().optional().meta(describedFor('models', 'Another address of the same API.')),
    DEEPSEEK_MODEL: z.string().default('deepseek-flash').meta(describedFor('models', 'The model that writes.')),
    DEEPSEEK_SMALL_MODEL: smallModel('deepseek-flash'),
    PERPLEXITY_API_KEY: z.string().optional().meta(describedFor('models', 'Offers Perplexity to visitors.')),
    PERPLEXITY_BASE_URL: z.url().optional().meta(describedFor('models', 'Another address of the same API.')),
    PERPLEXITY_MODEL: z.string().default('perplexity/sonar').meta(describedFor('models', 'The model that writes.')),
    PERPLEXITY_SMALL_MODEL: smallModel('perplexity/sonar'),

    ANALYSES_VISITOR_DAY: count
      .default(20)
      .meta(describedFor('api', 'Analyses a visitor may ask for in a day of UTC.')),
    ANALYSES_VISITOR_AT_ONCE: count
      .default(3)
      .meta(describedFor('api', 'Analyses of a visitor that may be open at the same time.')),
    ANALYSES_NETWORK_DAY: count
      .default(60)
      .meta(describedFor('api', 'Analyses a network (an IPv4 address or an IPv6 /64) may ask for in a day.')),
    ANALYSES_BLOCK_DAY: count
      .default(240)
      .meta(describedFor('api', 'Analyses a block of networks (an IPv4 /24 or an IPv6 /48) may ask for in a day.')),
    CHATS_VISITOR_DAY: count.default(60).meta(describedFor('api', 'Questions a visitor may ask in a day.')),
    CHATS_NETWORK_DAY: count.default(180).meta(describedFor('api', 'Questions a network may ask in a day.')),
    CHATS_BLOCK_DAY: count.default(720).meta(describedFor('api', 'Questions a block of networks may ask in a day.')),
    STORED_MB_VISITOR_DAY: count
      .default(500)
      .meta(describedFor('api', 'Megabytes of texts and files a visitor may have analysed in a day.')),
    STORED_MB_NETWORK_DAY: count.default(1_500).meta(describedFor('api', 'The same for a network.')),
    STORED_MB_BLOCK_DAY: count.default(4_000).meta(describedFor('api', 'The same for a block of networks.')),
    STORED_MB_ALL_DAY: count
      .default(40_000)
      .meta(
        describedFor(
          'api',
          "The same for all; a fifth is kept for blocks that have not used a visitor's day yet. Texts stay for the retention time, files until they are read.",
        ),
      ),

    QUEUE_MOST_WAITING: count
      .default(500)
      .meta(
        describedFor(
          'api',
          'Analyses that may wait for one provider; the default is what one worker begins in two or three minutes.',
        ),
      ),
    QUEUE_OLDEST_MS: milliseconds
      .default(120_000)
      .meta(describedFor('api', 'When the oldest has waited this long, no more are accepted.')),

    // A page makes three reads when it opens and one per result, opens one stream per analysis and up to two a second
    // over a flapping connection, and writes when the visitor presses a button. A school behind one address stays below
    // these limits.
    RATE_READS_MINUTE: atLeastOne
      .default(600)
      .meta(describedFor('api', 'Reads a network may make in a minute; stored text counts one more per 256 KiB.')),
    RATE_STREAMS_MINUTE: atLeastOne.default(600).meta(describedFor('api', 'Streams a network may open in a minute.')),
    RATE_WRITES_MINUTE: atLeastOne
      .default(120)
      .meta(describedFor('api', 'Costly calls a network may make in a minute: submits, uploads, chat, files.')),
    DOWNLOADS_VISITOR_HOUR: atLeastOne
      .default(60)
      .meta(describedFor('api', 'PDF, DOCX and picture files a visitor may have made in an hour.')),
    ...fileSeconds,
    PROOF_OF_WORK: z
      .enum(['auto', 'true', 'false'])
      .default('auto')
      .meta(
        describedFor(
          'api',
          'Whether browsers of a busy network must solve a puzzle of about a second before each submit; `auto`: while half of the shared budget or half of the queue is used.',
        ),
      ),
    PROOF_AFTER_SUBMITS_DAY: count
      .default(10)
      .meta(
        describedFor('api', 'Submits a network makes in a day before it is asked for a proof; 0 asks from the first.'),
      ),

    ...spendCaps,

    ...mailing,

    SIMULATOR_URL: z
      .url({ protocol: /^http$/, hostname: /^127\.0\.0\.1$/ })
      .optional()
      .meta(describedFor('models', 'Loopback address of the simulator, which then replaces all four providers.')),
    ALLOW_SIMULATED_MODELS: flag
      .default(false)
      .meta(describedFor('models', 'Must be `true` for the simulator to be used: no deployment gets it by accident.')),
  })
  .refine(
    ({ SERVER_KEYS, MEDIA_KEYS, WORKER_ROLE }) => SERVER_KEYS.length > 0 || (WORKER_ROLE === 'media' && MEDIA_KEYS),
    { when, path: ['SERVER_KEYS'], message: 'is missing' },
  )
  .refine(({ SIMULATOR_URL, ALLOW_SIMULATED_MODELS }) => !SIMULATOR_URL || ALLOW_SIMULATED_MODELS, {
    when,
    path: ['SIMULATOR_URL'],
    message: 'simulated models are refused unless ALLOW_SIMULATED_MODELS=true',
  })
  .refine(
    ({ S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }) => !S3_BUCKET || (S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY),
    {
      when,
      path: ['S3_BUCKET'],
      message: 'needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
    },
  )
  .refine(
    ({ SMTP_URL, SENDGRID_API_KEY, MAIL_FROM, PUBLIC_URL }) =>
      (!SMTP_URL && !SENDGRID_API_KEY) || (MAIL_FROM && PUBLIC_URL),
    { when, path: ['MAIL_FROM'], message: 'mail needs MAIL_FROM, and PUBLIC_URL for its links' },
  );

export type Config = Readonly<z.infer<typeof Environment>>;

export class ConfigError extends Error {}

/** Throws one error that lists every problem, so an operator fixes them in one go. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const { config, problems } = checkSettings(environment);
  if (config) return config;
  throw new ConfigError(`These settings are wrong:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
}

type Checked = {
  /** Undefined when a setting is missing or wrong. */
  config: Config | undefined;
  /** The problems that stop the process from starting, with unknown names: one may be the misspelt missing setting. */
  problems: string[];
};

/** Validates all settings and lists every problem. */
export function checkSettings(environment: Record<string, string | undefined>): Checked {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const result = Environment.safeParse(present);
  if (result.success) return { config: Object.freeze(result.data), problems: [] };
  const problems = result.error.issues.map(({ path, message }) => {
    const name = String(path[0] ?? 'settings');
    return `${name}: ${name in Environment.shape && !(name in present) ? 'is missing' : message}`;
  });
  return { config: undefined, problems: [...new Set(problems), ...unknownSettings(environment)] };
}

/** One sentence for each name that looks like a setting but is none. */
export function unknownSettings(environment: Record<string, string | undefined>): string[] {
  return findUnknownSettings(environment, Object.keys(Environment.shape));
}
