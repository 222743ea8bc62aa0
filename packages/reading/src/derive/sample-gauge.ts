import { countWords } from '@app/document/count-words';

export type SampleLevel = 'very short' | 'short' | 'fair' | 'good' | 'strong';

export type SampleGauge = {
  words: number;
  /** 0 to 1: words outside quotation marks, block quotes and earlier mail. */
  ownVoiceShare: number;
  level: SampleLevel;
  sentence: string;
};

/** Published accuracy at 100, 300, 600 and 1,200 words is about 37, 68, 82 and 92 % of the best. */
const levels: readonly { belowWords: number; level: SampleLevel; advice: string }[] = [
  { belowWords: 100, level: 'very short', advice: 'read this as a first impression only' },
  { belowWords: 300, level: 'short', advice: 'a longer text would make the reading steadier' },
  { belowWords: 600, level: 'fair', advice: 'enough for a reading; more would sharpen it' },
  { belowWords: 1_200, level: 'good', advice: 'more would sharpen it only a little' },
  { belowWords: Infinity, level: 'strong', advice: 'about as much as length can give' },
];

const shares: readonly { from: number; says: string }[] = [
  { from: 0.95, says: 'nearly all in your own voice' },
  { from: 0.75, says: 'most of them in your own voice' },
  { from: 0.45, says: 'about half of them in your own voice' },
  { from: 0.1, says: 'fewer than half of them in your own voice' },
  { from: 0, says: 'hardly any of them in your own voice' },
];

/** How much of a person's own writing there is. Only their own words raise the level. */
export function sampleGauge(text: string): SampleGauge {
  const words = countWords(text);
  const ownWords = Math.min(words, countWords(withoutOtherVoices(text)));
  const ownVoiceShare = words === 0 ? 0 : ownWords / words;
  const { level, advice } = levelOfWords(ownWords);
  const voice = shares.find(({ from }) => ownVoiceShare >= from)?.says ?? '';
  const amount = `${words.toLocaleString('en')} ${words === 1 ? 'word' : 'words'}`;
  const sentence = words === 0 ? 'No words: there is nothing to read.' : `${amount}, ${voice}: ${level}; ${advice}.`;
  return { words, ownVoiceShare, level, sentence };
}

/** What so many words of a person's own are good for. */
export function levelOfWords(words: number): { level: SampleLevel; advice: string } {
  const { level = 'very short', advice = '' } = levels.find(({ belowWords }) => words < belowWords) ?? {};
  return { level, advice };
}

const MAIL_HEADERS = [
  /^-{2,} ?(?:original message|forwarded message|ursprüngliche nachricht)\b/i,
  /^begin forwarded message:/i,
  /^on .{0,120}\d.{0,160}\bwrote:$/i,
  /^am .{0,120}\d.{0,160}\bschrieb\b.{0,120}:$/i,
  /^le .{0,120}\d.{0,160}\ba écrit ?:$/i,
];
/** Within one paragraph; a mark that is never closed quotes nothing. */
const QUOTES =
  /“[^“”]{0,4000}”|„[^„“”]{0,4000}[“”]|«[^«»]{0,4000}»|「[^「」]{0,4000}」|『[^『』]{0,4000}』|"[^"\n]{0,4000}"|(?<!\p{L})‘[^‘’\n]{0,400}(?:’\p{L}[^‘’\n]{0,400}){0,40}’(?!\p{L})/gu;

function withoutOtherVoices(text: string): string {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const own: string[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.startsWith('>')) continue;
    if (!isMailHeader(line)) own.push(line);
    // Marked lines under a header end where the marks end; without marks the rest is all earlier mail.
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
