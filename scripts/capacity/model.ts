/** Assumptions about visitors; docs/SCALE.md explains each. */
export const assumed = {
  /** Shares of all analyses. */
  share: { text: 0.6, image: 0.25, document: 0.1, video: 0.05 },
  chatsPerAnalysis: 1.5,
  downloadsPerAnalysis: 0.3,
  /** How long a model writes. */
  analysisSeconds: 45,
  chatSeconds: 12,
  /** A busy hour relative to the mean. */
  peak: 3,
  /** The share of a core that may be used before another is added. */
  busy: 0.5,
  tokens: { input: 9_600, output: 2_600 },
  /** How long the events of a live text are kept after its end. */
  streamHours: 1,
  retentionDays: 30,
  /** Dollars for one analysis with its chat: flagship and small models, in the mix of docs/SCALE.md. */
  dollars: { flagship: 0.056, small: 0.018 },
} as const;

/** Measured by `pnpm bench`, in the units of docs/benchmarks.md. A chat turn counts as a third of an analysis. */
export const measured = {
  cpuMs: { worker: 182, api: 27, redis: 9, postgres: 13 },
  mediaCpuMs: { image: 254, document: 48, video: 2222 },
  fileCpuMs: 23,
  redisKb: 25,
  postgresKb: 34,
} as const;

const DAY_SECONDS = 86_400;
const CHAT_SHARE = 1 / 3;

export type Need = {
  peakPerSecond: number;
  liveAtOnce: number;
  cores: Record<'worker' | 'api' | 'redis' | 'postgres' | 'media', number>;
  redisGb: number;
  postgresGbPerDay: number;
  postgresTb: number;
  tokensPerMinute: number;
  dollarsPerDay: { flagship: number; small: number };
};

/** The resources that this many analyses a day need. */
export function needOf(perDay: number): Need {
  const peakPerSecond = (perDay / DAY_SECONDS) * assumed.peak;
  const turns = 1 + assumed.chatsPerAnalysis * CHAT_SHARE;
  const coresFor = (cpuMs: number): number => (peakPerSecond * cpuMs) / 1_000 / assumed.busy;
  const { image, document, video } = measured.mediaCpuMs;
  const mediaMs =
    assumed.share.image * image +
    assumed.share.document * document +
    assumed.share.video * video +
    assumed.downloadsPerAnalysis * measured.fileCpuMs;
  const postgresGbPerDay = (perDay * measured.postgresKb * turns) / 1e6;
  const { input, output } = assumed.tokens;
  return {
    peakPerSecond,
    liveAtOnce: peakPerSecond * (assumed.analysisSeconds + assumed.chatsPerAnalysis * assumed.chatSeconds),
    cores: {
      worker: coresFor(measured.cpuMs.worker * turns),
      api: coresFor(measured.cpuMs.api * turns),
      redis: coresFor(measured.cpuMs.redis * turns),
      postgres: coresFor(measured.cpuMs.postgres * turns),
      media: coresFor(mediaMs),
    },
    redisGb: (peakPerSecond * 3_600 * assumed.streamHours * measured.redisKb * turns) / 1e6,
    postgresGbPerDay,
    postgresTb: (postgresGbPerDay * assumed.retentionDays) / 1_000,
    tokensPerMinute: peakPerSecond * 60 * (input + output),
    dollarsPerDay: { flagship: perDay * assumed.dollars.flagship, small: perDay * assumed.dollars.small },
  };
}

const large = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value >= 10 ? value.toFixed(0) : value.toFixed(1);
const thousands = (value: number): string => `${large(value / 1_000)} k`;

/** The table of docs/SCALE.md, with a column for each number of analyses a day. */
export function renderNeeds(perDays: readonly number[]): string {
  const needs = perDays.map(needOf);
  const row = (name: string, show: (need: Need) => string): string => `| ${name} | ${needs.map(show).join(' | ')} |`;
  return [
    `| analyses a day | ${perDays.map((perDay) => `${perDay / 1e6} million`).join(' | ')} |`,
    `|---|${perDays.map(() => '---').join('|')}|`,
    row('analyses a second at the peak', ({ peakPerSecond }) => large(peakPerSecond)),
    row('texts written at the same time', ({ liveAtOnce }) => large(liveAtOnce)),
    row('cores of workers (models)', ({ cores }) => large(cores.worker)),
    row('cores of media workers', ({ cores }) => large(cores.media)),
    row('cores of apis', ({ cores }) => large(cores.api)),
    row('cores of Redis', ({ cores }) => large(cores.redis)),
    row('cores of Postgres', ({ cores }) => large(cores.postgres)),
    row('memory for streams in Redis', ({ redisGb }) => `${large(redisGb)} GB`),
    row('Postgres, a day', ({ postgresGbPerDay }) => `${large(postgresGbPerDay)} GB`),
    row('Postgres, 30 days', ({ postgresTb }) => `${large(postgresTb)} TB`),
    row('tokens a minute at the peak', ({ tokensPerMinute }) => `${large(tokensPerMinute / 1e6)} M`),
    row(
      'models, dollars a day (flagship / small)',
      ({ dollarsPerDay: { flagship, small } }) => `${thousands(flagship)} / ${thousands(small)}`,
    ),
  ].join('\n');
}
