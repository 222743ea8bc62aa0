import { countWords } from '@app/document/count-words';

export type SampleLevel = 'very-short' | 'short' | 'fair' | 'good' | 'strong';

/** The share of words that are the writer's own. */
export type VoiceShare = 'nearly-all' | 'most' | 'half' | 'less' | 'hardly-any';

export type SampleGauge = {
  words: number;
  /** 0 to 1: the share of words outside quotation marks, block quotes and earlier mail. */
  ownVoiceShare: number;
  level: SampleLevel;
  /** For pictures and clips: how much there was to see. */
  seen?: { frames: number; durationSeconds?: number };
};

/** Published accuracy at 100, 300, 600 and 1,200 words is about 37, 68, 82 and 92 % of the best. */
const levels: readonly { belowWords: number; level: SampleLevel }[] = [
  { belowWords: 100, level: 'very-short' },
  { belowWords: 300, level: 'short' },
  { belowWords: 600, level: 'fair' },
  { belowWords: 1_200, level: 'good' },
];

const shares: readonly { from: number; share: VoiceShare }[] = [
  { from: 0.95, share: 'nearly-all' },
  { from: 0.75, share: 'most' },
  { from: 0.45, share: 'half' },
  { from: 0.1, share: 'less' },
];

/** Measures how much of the text is the writer's own. Only own words raise the level. */
export function measureSample(text: string): SampleGauge {
  const words = countWords(text);
  const ownWords = Math.min(words, countWords(withoutOtherVoices(text)));
  return { words, ownVoiceShare: words === 0 ? 0 : ownWords / words, level: levelOfWords(ownWords) };
}

export const levelOfWords = (words: number): SampleLevel =>
  levels.find(({ belowWords }) => words < belowWords)?.level ?? 'strong';

export const voiceShareOf = ({ ownVoiceShare }: Pick<SampleGauge, 'ownVoiceShare'>): VoiceShare =>
  shares.find(({ from }) => ownVoiceShare >= from)?.share ?? 'hardly-any';

const MAIL_HEADERS = [
  /^-{2,} ?(?:original message|forwarded message|ursprüngliche nachricht)\b/i,
  /^begin forwarded message:/i,
  /^on .{0,120}\d.{0,160}\bwrote:$/i,
  /^am .{0,120}\d.{0,160}\bschrieb\b.{0,120}:$/i,
  /^le .{0,120}\d.{0,160}\ba écrit ?:$/i,
];
/** Lengths are bounded; straight and single marks must close on the same line. An unclosed mark quotes nothing. */
const QUOTES =
  /“[^“”]{0,4000}”|„[^„“”]{0,4000}[“”]|«[^«»]{0,4000}»|「[^「」]{0,4000}」|『[^『』]{0,4000}』|"[^"\n]{0,4000}"|(?<!\p{L})‘[^‘’\n]{0,400}(?:’\p{L}[^‘’\n]{0,400}){0,40}’(?!\p{L})/gu;

function withoutOtherVoices(text: string): string {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const own: string[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.startsWith('>')) continue;
    if (!isMailHeader(line)) own.push(line);
    // A `>`-quoted mail ends with its marks; without marks everything after the header is earlier mail.
    else if (!nextLine(lines, index).startsWith('>')) break;
  }
  return own.join('\n').replaceAll(QUOTES, ' ');
}

const isMailHeader = (line: string): boolean => line.length < 420 && MAIL_HEADERS.some((header) => header.test(line));

function nextLine(lines: readonly string[], index: number): string {
  let at = index + 1;
  while (lines[at] === '') at += 1;
  return lines[at] ?? '';
}
