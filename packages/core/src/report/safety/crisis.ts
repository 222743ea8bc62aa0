import { crisisLines, type CrisisRegion } from '@app/frameworks/safety/crisis-lines';
import { crisisDenial, crisisFiction, crisisPhrases, type CrisisPhrases } from '@app/frameworks/safety/crisis-phrases';

export type CrisisLevel = 'none' | 'ambiguous' | 'active';

const anyOf = (kind: keyof CrisisPhrases): RegExp =>
  new RegExp(fold(crisisPhrases.flatMap((phrases) => phrases[kind]).join('|')), 'g');

const ACTIVE = anyOf('active');
const AMBIGUOUS = anyOf('ambiguous');
const IDIOMS = anyOf('idioms');
const DENIAL = new RegExp(crisisDenial);
const FICTION = new RegExp(crisisFiction);
const DENIAL_CHARS = 40;
const FICTION_CHARS = 200;

/**
 * Whether a text speaks of suicide, self-harm or the wish to be dead. Rules only, so it works when no model does.
 * Built to miss nothing rather than to be right: `active` puts a help card first, `ambiguous` puts it beside the result.
 */
export function crisisLevel(text: string): CrisisLevel {
  const spoken = fold(text).replaceAll(IDIOMS, ' … ');
  let level: CrisisLevel = 'none';
  for (const { 0: phrase, index } of spoken.matchAll(ACTIVE)) {
    if (!isDenied(spoken, index) && !isFromFiction(spoken, index, phrase.length)) return 'active';
    level = 'ambiguous';
  }
  return level === 'none' && spoken.search(AMBIGUOUS) >= 0 ? 'ambiguous' : level;
}

function isDenied(text: string, index: number): boolean {
  return DENIAL.test(text.slice(Math.max(0, index - DENIAL_CHARS), index));
}

/** Only words inside quotation marks count as told; a person may speak of a film and of themselves in one breath. */
function isFromFiction(text: string, index: number, length: number): boolean {
  const before = text.slice(Math.max(0, index - FICTION_CHARS), index);
  const after = text.slice(index + length, index + length + FICTION_CHARS);
  const isQuoted = (before.split('"').length - 1) % 2 === 1 && after.includes('"');
  return isQuoted && (FICTION.test(before) || FICTION.test(after));
}

/** Lower case, no accents, one kind of quotation mark, single spaces. Regular expression sources pass unharmed. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F\u064B-\u065F\u200B-\u200F\u2060\uFEFF\u00AD]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[‘’‛`´]/g, "'")
    .replaceAll(/[“”„‟«»]/g, '"')
    .replaceAll(/\s+/g, ' ');
}

const openings = {
  active: [
    '## You do not have to carry this alone',
    'Some of these words are about dying or being hurt. If they are yours, please talk to someone now: a person you trust, or the people below. They listen and do not judge.',
  ],
  ambiguous: [
    '### If any of this is about you',
    'Some of these words touch on dying, being hurt or losing hope. That may mean many things. If it is close to home, for you or for someone you know, talking to a person helps.',
  ],
} as const;

/** A model that saw what the rules did not raises the level; it never lowers it. */
export function raiseCrisis(level: CrisisLevel, isFlagged: boolean): CrisisLevel {
  return level === 'none' && isFlagged ? 'ambiguous' : level;
}

/** Markdown for the help card; empty for `none`. The hint is a country code or a language tag such as `en-GB`. */
export function renderCrisisCard(level: CrisisLevel, regionHint?: string): string {
  if (level === 'none') return '';
  const region = findRegion(regionHint);
  const { name, contact } = crisisLines.international;
  return [
    ...openings[level],
    [...(region ? renderRegion(region) : renderEverywhere()), `- ${name}: **${contact}**`].join('\n'),
  ].join('\n\n');
}

function renderRegion({ label, emergency, lines }: CrisisRegion): string[] {
  return [
    `- In danger right now (${label}): call **${emergency}**`,
    ...lines.map(({ name, contact }) => `- ${name}: **${contact}**`),
  ];
}

function renderEverywhere(): string[] {
  const shown = ['US', 'CA', 'GB', 'PL'].flatMap((country) => findRegion(country) ?? []);
  return [
    '- In danger right now: call your local emergency number, such as **112**, **911** or **999**',
    ...shown.flatMap(({ label, lines }) => lines.map(({ name, contact }) => `- ${label}, ${name}: **${contact}**`)),
  ];
}

function findRegion(hint: string | undefined): CrisisRegion | undefined {
  const country = /(?:^|[-_])([a-z]{2})$/i.exec(hint?.trim() ?? '')?.[1]?.toUpperCase();
  // “de” alone is a language, and languages are spoken in many countries.
  if (country === undefined || hint?.trim() === country.toLowerCase()) return undefined;
  const regions: readonly CrisisRegion[] = crisisLines.regions;
  return regions.find(({ countries }) => countries.includes(country));
}
