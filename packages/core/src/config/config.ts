import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ProviderId } from '@app/contract/models';
import { RETENTION_DAYS } from '@app/contract/retention';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const milliseconds = z.coerce.number().int().min(1);
const count = z.coerce.number().int().min(0);
const dollars = z.coerce.number().min(0);
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** 32 random bytes in base64 or base64url. */
const serverKey = z
  .string()
  .transform((value) => Buffer.from(value, 'base64'))
  .refine((bytes) => bytes.length === 32, 'must be 32 bytes in base64');

/** Every setting of every process. A setting that is empty counts as unset. */
export const Environment = z
  .object({
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
    DATABASE_POOL: z.coerce.number().int().min(1).default(10),
    REDIS_URL: z.url({ protocol: /^rediss?$/ }),
    REDIS_PREFIX: z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .default('analysis'),
    /** First key seals, all keys open: put a new one in front to rotate. */
    SERVER_KEYS: z
      .string()
      .transform((list) => list.split(','))
      .pipe(z.array(serverKey).min(1)),

    HOST: z.string().default('127.0.0.1'),
    PORT: port.default(5000),
    /** Where visitors reach the page; an https address makes the cookie `__Host-` and Secure. */
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
    TRUST_PROXY_HOPS: z.coerce.number().int().min(0).default(0),
    /** Folder of the built page; without it this process serves calls only. */
    WEB_ROOT: z.string().optional(),
    /** Where visitors may ask about their privacy: an e-mail address or an https page. */
    PRIVACY_CONTACT: z
      .union([z.email(), z.url({ protocol: /^https$/ })], 'must be an e-mail address or an https page')
      .optional(),
    DRAIN_MS: milliseconds.default(1_500),
    /** Large bodies one process takes in at the same time; the next is asked to come back. */
    UPLOADS_AT_ONCE: z.coerce.number().int().min(1).default(8),

    /** Where files lie, sealed, until they are read. All processes must see the same place: a folder, or a bucket. */
    STORAGE_FOLDER: z.string().default(join(tmpdir(), 'personality-analysis-uploads')),
    S3_BUCKET: z.string().optional(),
    S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    S3_REGION: z.string().default('us-east-1'),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    S3_PREFIX: z.string().default(''),

    /** `models` writes, `media` reads files and has no use for a provider key, `all` does both. */
    WORKER_ROLE: z.enum(['all', 'models', 'media']).default('all'),
    /** Files read at the same time; each takes a processor. */
    MEDIA_CONCURRENCY: z.coerce.number().int().min(1).default(2),
    /** Files being read lie here in the clear, for as long as a parser runs: a memory file system is best. */
    WORK_FOLDER: z.string().default(join(tmpdir(), 'personality-analysis-work')),
    /** Where the fonts of downloaded files lie, separated by commas. */
    FONT_FOLDERS: z
      .string()
      .default('/usr/share/fonts')
      .transform((list) => list.split(',')),
    WORKER_HEALTH_PORT: port.default(5001),
    WORKER_CONCURRENCY: z.coerce.number().int().min(1).default(100),
    WORKER_LOCK_MS: milliseconds.default(15_000),
    WORKER_STALLED_CHECK_MS: milliseconds.default(5_000),
    WORKER_GRACE_MS: milliseconds.default(100_000),
    MAX_ATTEMPTS: z.coerce.number().int().min(1).default(3),
    SWEEP_EVERY_MS: milliseconds.default(5_000),
    FLUSH_MS: milliseconds.default(50),
    RETENTION_DAYS: z.coerce.number().int().min(1).default(RETENTION_DAYS),

    OPENAI_API_KEY: z.string().optional(),
    OPENAI_BASE_URL: z.url().optional(),
    OPENAI_MODEL: z.string().default('gpt-6.1-terra'),
    /** Writes down what is said in a clip; `none` leaves all sound unheard. */
    OPENAI_TRANSCRIPTION_MODEL: z.string().default('whisper-1'),
    ANTHROPIC_API_KEY: z.string().optional(),
    ANTHROPIC_BASE_URL: z.url().optional(),
    ANTHROPIC_MODEL: z.string().default('claude-sonnet-5-5'),
    DEEPSEEK_API_KEY: z.string().optional(),
    DEEPSEEK_BASE_URL: z.url().optional(),
    DEEPSEEK_MODEL: z.string().default('deepseek-flash'),
    PERPLEXITY_API_KEY: z.string().optional(),
    PERPLEXITY_BASE_URL: z.url().optional(),
    PERPLEXITY_MODEL: z.string().default('perplexity/sonar'),

    /** What a visitor, and a network (an IPv4 address or an IPv6 /64), may ask for. Days are those of UTC. */
    ANALYSES_VISITOR_DAY: count.default(20),
    ANALYSES_VISITOR_AT_ONCE: count.default(3),
    ANALYSES_NETWORK_DAY: count.default(60),
    CHATS_VISITOR_DAY: count.default(60),

    /** What model calls may cost, in US dollars; 0 allows none. Days and hours are those of UTC. */
    SPEND_VISITOR_DAY_USD: dollars.default(2),
    /** A network is an IPv4 address or an IPv6 /64. */
    SPEND_NETWORK_DAY_USD: dollars.default(6),
    /** Each provider's share; without it a provider may use up what all may. */
    SPEND_PROVIDER_HOUR_USD: dollars.optional(),
    SPEND_PROVIDER_DAY_USD: dollars.optional(),
    SPEND_ALL_HOUR_USD: dollars.default(20),
    SPEND_ALL_DAY_USD: dollars.default(100),

    /** The server that mails links to shared analyses; without one, sharing is not offered. Only workers need it. */
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    SENDGRID_API_KEY: z.string().optional(),
    /** The plain address mails come from. */
    MAIL_FROM: z.email().optional(),

    /** Loopback address of the simulator: it then stands for all four providers. */
    SIMULATOR_URL: z.url({ protocol: /^http$/, hostname: /^127\.0\.0\.1$/ }).optional(),
    ALLOW_SIMULATED_MODELS: flag.default(false),
  })
  .refine(({ SIMULATOR_URL, ALLOW_SIMULATED_MODELS }) => !SIMULATOR_URL || ALLOW_SIMULATED_MODELS, {
    path: ['SIMULATOR_URL'],
    message: 'simulated models are refused unless ALLOW_SIMULATED_MODELS=true',
  })
  .refine(
    ({ S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }) => !S3_BUCKET || (S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY),
    {
      path: ['S3_BUCKET'],
      message: 'needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
    },
  )
  .refine(
    ({ SMTP_URL, SENDGRID_API_KEY, MAIL_FROM, PUBLIC_URL }) =>
      (!SMTP_URL && !SENDGRID_API_KEY) || (MAIL_FROM && PUBLIC_URL),
    { path: ['MAIL_FROM'], message: 'mail needs MAIL_FROM, and PUBLIC_URL for its links' },
  );

export type Config = Readonly<z.infer<typeof Environment>>;

export class ConfigError extends Error {}

/** Throws one error that lists every problem, so an operator fixes them in one go. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const result = Environment.safeParse(present);
  if (result.success) return Object.freeze(result.data);
  const problems = result.error.issues.map(({ path, message }) => `  ${String(path[0] ?? 'settings')}: ${message}`);
  throw new ConfigError(`These settings are wrong:\n${problems.join('\n')}`);
}

type StorageSettings =
  | { folder: string }
  | {
      s3: {
        bucket: string;
        region: string;
        prefix: string;
        endpoint?: string;
        accessKeyId: string;
        secretAccessKey: string;
      };
    };

export function storageSettings(config: Config): StorageSettings {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  if (!bucket || !accessKeyId || !secretAccessKey) return { folder: config.STORAGE_FOLDER };
  const endpoint = config.S3_ENDPOINT;
  return {
    s3: {
      bucket,
      accessKeyId,
      secretAccessKey,
      region: config.S3_REGION,
      prefix: config.S3_PREFIX,
      ...(endpoint && { endpoint }),
    },
  };
}

export type MailSettings = {
  server: {
    host: string;
    port: number;
    /** Encrypted from the first byte; else as soon as the server offers it. */
    secure: boolean;
    /** A password never travels in the clear. */
    requireTLS: boolean;
    auth?: { user: string; pass: string };
    /** How we name ourselves to it. */
    name: string;
  };
  from: string;
  publicUrl: string;
  /** What this server in particular must be told with every mail. */
  headers: Record<string, string>;
};

const SENDGRID_HOST = 'smtp.sendgrid.net';
/** It would lead the link through a counter of its own and put a picture into the mail. */
const sendGridHeaders = {
  'X-SMTPAPI': JSON.stringify({
    filters: { clicktrack: { settings: { enable: 0 } }, opentrack: { settings: { enable: 0 } } },
  }),
};

/** Undefined when this deployment sends no mail. */
export function mailSettings(config: Config): MailSettings | undefined {
  const { SMTP_URL, SENDGRID_API_KEY, MAIL_FROM: from, PUBLIC_URL: publicUrl } = config;
  if (!from || !publicUrl) return undefined;
  const name = new URL(publicUrl).hostname;
  if (SMTP_URL) return { server: { ...smtpServer(SMTP_URL), name }, from, publicUrl, headers: {} };
  if (!SENDGRID_API_KEY) return undefined;
  const auth = { user: 'apikey', pass: SENDGRID_API_KEY };
  const server = { host: SENDGRID_HOST, port: 587, secure: false, requireTLS: true, auth, name };
  return { server, from, publicUrl, headers: sendGridHeaders };
}

function smtpServer(url: string): Omit<MailSettings['server'], 'name'> {
  const { protocol, hostname: host, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const auth = username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined;
  return {
    host,
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    requireTLS: !secure && auth !== undefined,
    ...(auth && { auth }),
  };
}

type ProviderSettings = { apiKey: string; baseUrl?: string; model: string; transcriptionModel?: string };

/** Below the simulator's address each provider has the path its own package expects. */
const simulatorPaths: Record<ProviderId, string> = {
  openai: '/openai/v1',
  anthropic: '/anthropic/v1',
  deepseek: '/deepseek',
  perplexity: '/perplexity',
};

/** The providers this deployment has a key for; with the simulator, all of them. */
export function providerSettings(config: Config): Partial<Record<ProviderId, ProviderSettings>> {
  const rows: Record<ProviderId, [string | undefined, string | undefined, string]> = {
    openai: [config.OPENAI_API_KEY, config.OPENAI_BASE_URL, config.OPENAI_MODEL],
    anthropic: [config.ANTHROPIC_API_KEY, config.ANTHROPIC_BASE_URL, config.ANTHROPIC_MODEL],
    deepseek: [config.DEEPSEEK_API_KEY, config.DEEPSEEK_BASE_URL, config.DEEPSEEK_MODEL],
    perplexity: [config.PERPLEXITY_API_KEY, config.PERPLEXITY_BASE_URL, config.PERPLEXITY_MODEL],
  };
  const settings: Partial<Record<ProviderId, ProviderSettings>> = {};
  for (const id of ProviderId.options) {
    const [key, ownBaseUrl, model] = rows[id];
    const simulated = config.SIMULATOR_URL && config.SIMULATOR_URL.replace(/\/$/, '') + simulatorPaths[id];
    const apiKey = key ?? (simulated && 'simulated');
    const baseUrl = simulated ?? ownBaseUrl;
    if (apiKey) settings[id] = { apiKey, model, ...(baseUrl && { baseUrl }) };
  }
  if (settings.openai && config.OPENAI_TRANSCRIPTION_MODEL !== 'none')
    settings.openai.transcriptionModel = config.OPENAI_TRANSCRIPTION_MODEL;
  return settings;
}
