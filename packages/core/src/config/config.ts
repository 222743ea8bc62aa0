import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RETENTION_DAYS } from '@app/contract/retention';
import { z } from 'zod';
import { HelpLinesFile } from './help-lines.ts';
import { DatabaseAddress, MailServerAddress, RedisAddress } from './store-addresses.ts';
import {
  atLeastOne,
  count,
  dollars,
  flag,
  milliseconds,
  port,
  serverKeys,
  share,
  smallModel,
  told,
} from './setting-types.ts';
import { fileSeconds } from './file-seconds-settings.ts';
import { findUnknownSettings } from './unknown-settings.ts';

/** Runs the cross-field checks even when a single setting is wrong, so that all problems are reported at once. */
const when = (): boolean => true;

/** Every setting of every process. An empty setting counts as unset. */
export const Environment = z
  .object({
    LOG_LEVEL: z
      .enum(['debug', 'info', 'warn', 'error', 'silent'])
      .default('info')
      .meta(told('all', 'The least that is logged.')),
    DATABASE_URL: DatabaseAddress,
    DATABASE_POOL: atLeastOne.default(10).meta(told('all', 'Connections one process holds to Postgres.')),
    REDIS_URL: RedisAddress,
    REDIS_PREFIX: z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .default('analysis')
      .meta(told('all', 'Stands before every key, so that deployments can share a Redis.')),
    SERVER_KEYS: serverKeys
      .default([])
      .meta(
        told(
          'all',
          '32 random bytes in base64, or several with commas. The first key seals, all keys open. `ops rotate-keys` says how to change them (docs/deploy.md, "Rotate keys"). Needed by all but a worker with the role `media`.',
        ),
      ),
    MEDIA_KEYS: serverKeys
      .optional()
      .meta(
        told(
          'all',
          'Keys like those above, for nothing but files while they are read: all a worker with the role `media` has. Set the same everywhere; without it they are made of `SERVER_KEYS`.',
        ),
      ),

    HOST: z.string().default('127.0.0.1').meta(told('api', 'The address it listens on.')),
    PORT: port.default(5000).meta(told('api', 'The port it listens on.')),
    PUBLIC_URL: z
      .url({ protocol: /^https?$/ })
      .optional()
      .meta(told('all', 'Where visitors reach the page; an https address makes the cookie `__Host-` and Secure.')),
    TRUST_PROXY_HOPS: count.default(0).meta(told('api', 'How many proxies of yours stand in front.')),
    WEB_ROOT: z
      .string()
      .optional()
      .meta(told('api', 'Folder of the built page; without it this process serves calls only.')),
    PRIVACY_CONTACT: z
      .union([z.email(), z.url({ protocol: /^https$/ })], 'must be an e-mail address or an https page')
      .optional()
      .meta(told('api', 'Where visitors may ask about their privacy: an e-mail address or an https page.')),
    DRAIN_MS: milliseconds
      .default(1_500)
      .meta(told('api', 'How long a closing process says "not ready" before its door shuts.')),
    INTERNAL_HOST: z
      .string()
      .default('127.0.0.1')
      .meta(told('all', 'Where the process is watched from: a machine of yours, never the internet.')),
    INTERNAL_PORT: port
      .default(5002)
      .meta(told('api', "Metrics and the queue board; 0 serves neither. A worker's metrics are on its health port.")),
    ADMIN_SECRET: z
      .string()
      .min(16, 'must have at least 16 characters')
      .optional()
      .meta(told('api', 'Password of the queue board; without it there is no board.')),
    OTEL_EXPORTER_OTLP_ENDPOINT: z
      .url({ protocol: /^https?$/ })
      .optional()
      .meta(told('all', 'Collector of traces (OTLP over HTTP, `/v1/traces` is added); without it none are made.')),
    OTEL_TRACES_SAMPLER_ARG: z.coerce
      .number()
      .min(0)
      .max(1)
      .default(1)
      .meta(told('all', 'Share of traces that are kept, from 0 to 1.')),
    SENTRY_DSN: z
      .url({ protocol: /^https?$/ })
      .refine((dsn) => /^https?:\/\/\w+@[^/]+\/(.*\/)?\w+$/.test(dsn), 'must be like https://key@host/project')
      .optional()
      .meta(
        told(
          'all',
          'Where bugs are reported to, in the form of Sentry: class, code and place of an error, never its message. Without it none are sent.',
        ),
      ),
    UPLOADS_AT_ONCE: atLeastOne
      .default(8)
      .meta(told('api', 'Large bodies one process takes in at the same time; the next is asked to come back.')),

    STORAGE_FOLDER: z
      .string()
      .default(join(tmpdir(), 'personality-analysis-uploads'))
      .meta(
        told(
          'all',
          'Where files lie, sealed, until they are read. All processes must see the same folder, or a bucket.',
        ),
      ),
    S3_BUCKET: z.string().optional().meta(told('all', 'A bucket in place of the folder.')),
    S3_ENDPOINT: z
      .url({ protocol: /^https?$/ })
      .optional()
      .meta(told('all', 'Where the bucket is, if not at AWS.')),
    S3_REGION: z.string().default('us-east-1').meta(told('all', 'The region of the bucket.')),
    S3_ACCESS_KEY_ID: z.string().optional().meta(told('all', 'Needed with a bucket.')),
    S3_SECRET_ACCESS_KEY: z.string().optional().meta(told('all', 'Needed with a bucket.')),
    S3_PREFIX: z.string().default('').meta(told('all', 'Stands before every name in the bucket.')),

    HELP_LINES_FILE: HelpLinesFile.meta(
      told(
        'all',
        'Your reviewed numbers for the help card, a file like `packages/frameworks/src/safety/help-lines.json`; without it the shipped ones, which nobody has checked with the services themselves.',
      ),
    ),

    WORKER_ROLE: z
      .enum(['all', 'models', 'media'])
      .default('all')
      .meta(
        told(
          'worker',
          '`models` writes, `media` reads files and has no use for a provider key, `all` does both. `ROLE` sets it.',
        ),
      ),
    MEDIA_CONCURRENCY: atLeastOne
      .default(2)
      .meta(told('media', 'Files read at the same time; each takes a processor.')),
    SANDBOX: z
      .enum(['required', 'preferred'])
      .default('preferred')
      .meta(
        told(
          'media',
          '`required`: a worker that cannot shut its parsers into namespaces does not start; `preferred`: it says so and goes on.',
        ),
      ),
    WORK_FOLDER: z
      .string()
      .default(join(tmpdir(), 'personality-analysis-work'))
      .meta(
        told(
          'media',
          'Files being read lie here in the clear, for as long as a parser runs: a memory file system is best.',
        ),
      ),
    FONT_FOLDERS: z
      .string()
      .default('/usr/share/fonts')
      .transform((list) => list.split(','))
      .meta(told('media', 'Where the fonts of downloaded files lie, separated by commas.')),
    WORKER_HEALTH_PORT: port.default(5001).meta(told('worker', 'The port of `/livez` and `/readyz`.')),
    WORKER_CONCURRENCY: atLeastOne.default(100).meta(told('models', 'Analyses one process writes at the same time.')),
    WORKER_LOCK_MS: milliseconds
      .default(30_000)
      .meta(told('worker', 'A job whose worker is silent this long is delivered again; the lease decides who works.')),
    WORKER_STALLED_CHECK_MS: milliseconds
      .default(5_000)
      .meta(told('worker', 'How often jobs of silent workers are looked for.')),
    LEASE_MS: milliseconds
      .default(150_000)
      .meta(
        told(
          'worker',
          'A worker that stands still for less than this keeps its analyses; one that lost its connection is dead after 10 s.',
        ),
      ),
    LEASE_CONNECTION_CHECK: flag
      .default(true)
      .meta(
        told(
          'all',
          'Whether a worker without a connection to Postgres is dead after 10 s. `false` behind PgBouncer, which hides who is connected: then after `LEASE_MS`.',
        ),
      ),
    WORKER_GRACE_MS: milliseconds
      .default(100_000)
      .meta(told('worker', 'How long a closing worker may finish what it has begun.')),
    MAX_ATTEMPTS: atLeastOne
      .default(3)
      .meta(told('worker', 'Tries at one analysis, the first included; a worker that dies costs none.')),
    CALL_LOST_MS: milliseconds
      .default(1_200_000)
      .meta(
        told(
          'models',
          'A model call without an end is counted as lost, at the cost set aside for it; longer than any call may last.',
        ),
      ),
    SWEEP_EVERY_MS: milliseconds
      .default(5_000)
      .meta(told('models', 'How often rows that never reached the queue are looked for.')),
    FLUSH_MS: milliseconds.default(50).meta(told('models', 'The least time between two live events of one analysis.')),
    RETENTION_DAYS: atLeastOne
      .default(RETENTION_DAYS)
      .meta(told('all', 'Days until reports and chat are deleted. The api tells visitors: set the same everywhere.')),

    OPENAI_API_KEY: z.string().optional().meta(told('models', 'Offers OpenAI to visitors.')),
    OPENAI_BASE_URL: z.url().optional().meta(told('models', 'Another address of the same API.')),
    OPENAI_MODEL: z.string().default('gpt-6.1-terra').meta(told('models', 'The model that writes.')),
    OPENAI_SMALL_MODEL: smallModel('gpt-6-luna'),
    OPENAI_TRANSCRIPTION_MODEL: z
      .string()
      .default('whisper-1')
      .meta(told('models', 'Writes down what is said in a clip; `none` leaves all sound unheard.')),
    ANTHROPIC_API_KEY: z.string().optional().meta(told('models', 'Offers Anthropic to visitors.')),
    ANTHROPIC_BASE_URL: z.url().optional().meta(told('models', 'Another address of the same API.')),
    ANTHROPIC_MODEL: z.string().default('claude-sonnet-5-5').meta(told('models', 'The model that writes.')),
    ANTHROPIC_SMALL_MODEL: smallModel('claude-haiku-5-5'),
    DEEPSEEK_API_KEY: z.string().optional().meta(told('models', 'Offers DeepSeek to visitors.')),
    DEEPSEEK_BASE_URL: z.url().optional().meta(told('models', 'Another address of the same API.')),
    DEEPSEEK_MODEL: z.string().default('deepseek-flash').meta(told('models', 'The model that writes.')),
    DEEPSEEK_SMALL_MODEL: smallModel('deepseek-flash'),
    PERPLEXITY_API_KEY: z.string().optional().meta(told('models', 'Offers Perplexity to visitors.')),
    PERPLEXITY_BASE_URL: z.url().optional().meta(told('models', 'Another address of the same API.')),
    PERPLEXITY_MODEL: z.string().default('perplexity/sonar').meta(told('models', 'The model that writes.')),
    PERPLEXITY_SMALL_MODEL: smallModel('perplexity/sonar'),

    ANALYSES_VISITOR_DAY: count.default(20).meta(told('api', 'Analyses a visitor may ask for in a day of UTC.')),
    ANALYSES_VISITOR_AT_ONCE: count.default(3).meta(told('api', 'Analyses of a visitor that may be under way.')),
    ANALYSES_NETWORK_DAY: count
      .default(60)
      .meta(told('api', 'Analyses a network (an IPv4 address or an IPv6 /64) may ask for in a day.')),
    ANALYSES_BLOCK_DAY: count
      .default(240)
      .meta(told('api', 'Analyses a block of networks (an IPv4 /24 or an IPv6 /48) may ask for in a day.')),
    CHATS_VISITOR_DAY: count.default(60).meta(told('api', 'Questions a visitor may ask in a day.')),
    CHATS_NETWORK_DAY: count.default(180).meta(told('api', 'Questions a network may ask in a day.')),
    CHATS_BLOCK_DAY: count.default(720).meta(told('api', 'Questions a block of networks may ask in a day.')),
    STORED_MB_VISITOR_DAY: count
      .default(500)
      .meta(told('api', 'Megabytes of texts and files a visitor may have analysed in a day.')),
    STORED_MB_NETWORK_DAY: count.default(1_500).meta(told('api', 'The same for a network.')),
    STORED_MB_BLOCK_DAY: count.default(4_000).meta(told('api', 'The same for a block of networks.')),
    STORED_MB_ALL_DAY: count
      .default(40_000)
      .meta(
        told(
          'api',
          "The same for all; a fifth is kept for blocks that have not used a visitor's day yet. Texts stay for the retention time, files until they are read.",
        ),
      ),

    QUEUE_MOST_WAITING: count
      .default(500)
      .meta(
        told(
          'api',
          'Analyses that may wait for one provider; the default is what one worker begins in two or three minutes.',
        ),
      ),
    QUEUE_OLDEST_MS: milliseconds
      .default(120_000)
      .meta(told('api', 'When the first has waited this long, no more are taken.')),

    // A page makes three reads when it opens and one per result, opens one stream per analysis and up to two a second
    // over a flapping connection, and writes when the visitor presses a button. A school behind one address stays below
    // these limits.
    RATE_READS_MINUTE: atLeastOne
      .default(600)
      .meta(told('api', 'Reads a network may make in a minute; stored text counts one more per 256 KiB.')),
    RATE_STREAMS_MINUTE: atLeastOne.default(600).meta(told('api', 'Streams a network may open in a minute.')),
    RATE_WRITES_MINUTE: atLeastOne
      .default(120)
      .meta(told('api', 'Costly calls a network may make in a minute: submits, uploads, chat, files.')),
    DOWNLOADS_VISITOR_HOUR: atLeastOne
      .default(60)
      .meta(told('api', 'PDF, DOCX and picture files a visitor may have made in an hour.')),
    ...fileSeconds,
    PROOF_OF_WORK: z
      .enum(['auto', 'true', 'false'])
      .default('auto')
      .meta(
        told(
          'api',
          'Whether browsers of a busy network solve a puzzle of about a second before each submit; `auto`: while half of what all may spend or half of the places to wait is used.',
        ),
      ),
    PROOF_AFTER_SUBMITS_DAY: count
      .default(10)
      .meta(told('api', 'Submits a network makes in a day before it is asked for a proof; 0 asks from the first.')),

    SPEND_VISITOR_DAY_USD: dollars
      .default(2)
      .meta(told('models', 'What model calls for a visitor may cost in a day of UTC, in US dollars; 0 allows none.')),
    SPEND_NETWORK_DAY_USD: dollars
      .default(6)
      .meta(told('models', 'The same for a network: an IPv4 address or an IPv6 /64.')),
    SPEND_NETWORK_SHARE: share
      .default(0.2)
      .meta(told('models', 'The part of what all may spend in an hour that a network may use, from 0 to 1.')),
    SPEND_BLOCK_SHARE: share
      .default(0.3)
      .meta(told('models', 'The part of an hour and of a day that a block of networks (IPv4 /24, IPv6 /48) may use.')),
    SPEND_NEWCOMER_SHARE: share
      .default(0.2)
      .meta(
        told(
          'models',
          "The part of what all may spend that is kept for blocks which have not used a visitor's day yet.",
        ),
      ),
    SPEND_PROVIDER_HOUR_USD: dollars
      .optional()
      .meta(told('models', "Each provider's share of an hour; without it a provider may use up what all may.")),
    SPEND_PROVIDER_DAY_USD: dollars.optional().meta(told('models', "Each provider's share of a day.")),
    SPEND_ALL_HOUR_USD: dollars.default(20).meta(told('models', 'What all model calls may cost in an hour.')),
    SPEND_ALL_DAY_USD: dollars.default(100).meta(told('models', 'What all model calls may cost in a day.')),

    SMTP_URL: MailServerAddress,
    SENDGRID_API_KEY: z.string().optional().meta(told('models', 'SendGrid in place of a server of your own.')),
    MAIL_FROM: z.email().optional().meta(told('models', 'The plain address mails come from; needed to mail.')),

    SIMULATOR_URL: z
      .url({ protocol: /^http$/, hostname: /^127\.0\.0\.1$/ })
      .optional()
      .meta(told('models', 'Loopback address of the simulator: it then stands for all four providers.')),
    ALLOW_SIMULATED_MODELS: flag
      .default(false)
      .meta(told('models', 'Must be `true` for the simulator to be used: no deployment gets it by accident.')),
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
  /** What stops the process from starting, with unknown names: one may be the misspelt missing setting. */
  problems: string[];
};

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
