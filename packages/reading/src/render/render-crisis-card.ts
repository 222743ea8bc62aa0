import type { HelpLines, HelpRegion } from '@app/contract/help-lines';
import type { VisitorLocale } from '@app/contract/visitor-locale';
import type { CrisisLevel } from '../check/crisis.ts';
import { type CrisisCardWords, crisisCardWords } from './crisis-card-words.ts';
import { pickRegion } from './pick-region.ts';

/** `language` is the detected language of the text and selects the card's language; the locale selects the region. */
export type HelpOptions = { lines: HelpLines; locale?: VisitorLocale | undefined; language?: string | undefined };

/** Numbers that are known everywhere, or redirected to the local one. */
const COMMON_EMERGENCY = ['112', '911', '999'];
const DIRECTORY = 'https://findahelpline.com';

/**
 * Markdown of the crisis card, in the language of the text or the visitor, with the helplines of their region; empty for
 * `none`. `numbers` are the rows alone, for a place where the words around them say what they are.
 */
export function renderCrisisCard(
  level: CrisisLevel | 'weeks' | 'numbers',
  { lines, locale = {}, language: written }: Partial<HelpOptions> = {},
): string {
  if (level === 'none') return '';
  const language = cardLanguage(written) ?? cardLanguage(locale.language) ?? 'en';
  const words: CrisisCardWords = crisisCardWords[language];
  const region = lines && pickRegion(lines, locale);
  const directory = lines?.international.site ?? DIRECTORY;
  const rows = [
    ...(region ? renderRegion(region, words, language) : [`${words.anyEmergency} ${dialAll(COMMON_EMERGENCY)}`]),
    `${words.directory}${words.colon}[${new URL(directory).host}](${directory})`,
  ];
  const numbers = rows.map((row) => `- ${row}`).join('\n');
  if (level === 'numbers') return numbers;
  const { title, text } = words[level];
  return [`${level === 'active' ? '##' : '###'} ${title}`, text, numbers].join('\n\n');
}

function renderRegion({ region, emergency, lines }: HelpRegion, words: CrisisCardWords, language: string): string[] {
  const country = new Intl.DisplayNames(language, { type: 'region' }).of(region) ?? region;
  const [open, close] = words.brackets;
  return [
    `${words.emergency}${open}${country}${close}${words.colon}${dialAll(emergency)}`,
    ...lines.map(({ name, phone, sms, chat, hours }) => {
      const ways = [
        dialAll(phone),
        ...(sms ? [`${words.sms} [${sms}](sms:${dialled(sms)})`] : []),
        ...(chat ? [`${words.chat} [${new URL(chat).host.replace(/^www\./, '')}](${chat})`] : []),
        ...(hours ? [hours] : []),
      ];
      return `${name.replaceAll('#', String.raw`\#`)}${words.colon}${ways.join(' · ')}`;
    }),
  ];
}

const dialAll = (numbers: readonly string[]): string => numbers.map(dial).join(' · ');
const dial = (number: string): string => `**[${number.replace('*', String.raw`\*`)}](tel:${dialled(number)})**`;
const dialled = (number: string): string => number.replaceAll(/[ -]/g, '');

function cardLanguage(language = ''): keyof typeof crisisCardWords | undefined {
  const [first = ''] = language.toLowerCase().split('-');
  return Object.hasOwn(crisisCardWords, first) ? (first as keyof typeof crisisCardWords) : undefined;
}
