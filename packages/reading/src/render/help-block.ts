import type { BlockOf, Run } from '@app/contract/blocks';
import type { HelpLines, HelpRegion } from '@app/contract/help-lines';
import type { VisitorLocale } from '@app/contract/visitor-locale';
import { toMarkdown } from '@app/document/to-markdown';
import type { CrisisLevel } from '../check/crisis.ts';
import { type CrisisCardWords, crisisCardWords } from './crisis-card-words.ts';
import { pickRegion } from './pick-region.ts';
import { wordsOf } from './words/words.ts';

/** `language` is the detected language of the text and selects the card's language; the locale selects the region. */
export type HelpOptions = { lines: HelpLines; locale?: VisitorLocale | undefined; language?: string | undefined };

/** Numbers that are known everywhere, or redirected to the local one. */
const COMMON_EMERGENCY = ['112', '911', '999'];
const DIRECTORY = 'https://findahelpline.com';

/**
 * The crisis card, in the language of the text or the visitor, with the helplines of their region; undefined for `none`.
 * `numbers` are the rows alone, for a place where the words around them say what they are.
 */
export function helpBlock(
  level: CrisisLevel | 'weeks' | 'numbers',
  { lines, locale = {}, language: written }: Partial<HelpOptions> = {},
): BlockOf<'help'> | undefined {
  if (level === 'none') return undefined;
  const language = cardLanguage(written) ?? cardLanguage(locale.language) ?? 'en';
  const words: CrisisCardWords = crisisCardWords[language];
  const region = lines && pickRegion(lines, locale);
  const directory = lines?.international.site ?? DIRECTORY;
  const rows: Run[][] = [
    ...(region
      ? regionRows(region, words, language)
      : [[{ text: `${words.anyEmergency} ` }, ...dialAll(COMMON_EMERGENCY)]]),
    [{ text: `${words.directory}${words.colon}` }, { text: new URL(directory).host, href: directory }],
  ];
  return { id: 'help', type: 'help', level, ...(level === 'numbers' ? {} : words[level]), rows };
}

/** The same as Markdown; empty for `none`. */
export function renderCrisisCard(...of: Parameters<typeof helpBlock>): string {
  const block = helpBlock(...of);
  return block ? toMarkdown([block], wordsOf({ lang: 'en' })) : '';
}

function regionRows({ region, emergency, lines }: HelpRegion, words: CrisisCardWords, language: string): Run[][] {
  const country = new Intl.DisplayNames(language, { type: 'region' }).of(region) ?? region;
  const [open, close] = words.brackets;
  return [
    [{ text: `${words.emergency}${open}${country}${close}${words.colon}` }, ...dialAll(emergency)],
    ...lines.map(({ name, phone, sms, chat, hours }) => [
      { text: `${name}${words.colon}` },
      ...joined([
        dialAll(phone),
        ...(sms ? [[{ text: `${words.sms} ` }, { text: sms, href: `sms:${dialled(sms)}` }]] : []),
        ...(chat ? [[{ text: `${words.chat} ` }, { text: new URL(chat).host.replace(/^www\./, ''), href: chat }]] : []),
        ...(hours ? [[{ text: hours }]] : []),
      ]),
    ]),
  ];
}

const joined = (parts: readonly Run[][]): Run[] =>
  parts.flatMap((part, index) => (index > 0 ? [{ text: ' · ' }, ...part] : part));
const dialAll = (numbers: readonly string[]): Run[] =>
  joined(numbers.map((number) => [{ text: number, strong: true, href: `tel:${dialled(number)}` }]));
const dialled = (number: string): string => number.replaceAll(/[ -]/g, '');

function cardLanguage(language = ''): keyof typeof crisisCardWords | undefined {
  const [first = ''] = language.toLowerCase().split('-');
  return Object.hasOwn(crisisCardWords, first) ? (first as keyof typeof crisisCardWords) : undefined;
}
