export type CrisisLine = { name: string; contact: string };

export type CrisisRegion = {
  /** ISO 3166 codes; an empty list is shown when the region is not known. */
  countries: readonly string[];
  label: string;
  emergency: string;
  lines: readonly CrisisLine[];
};

/** The day every entry was last checked against the service's own site; undefined until that has been done once. */
const reviewedOn: string | undefined = undefined;

/**
 * The one place for crisis numbers, written down from general knowledge on 2026-11-15. A wrong number can cost a life:
 * at each review every entry is checked against the service's own site, then `reviewedOn` is moved. An entry nobody
 * could confirm is removed, not kept. While a review is due, every worker says so when it starts.
 */
export const crisisLines = {
  reviewEveryDays: 120,
  international: { name: 'Find A Helpline, for every country', contact: 'findahelpline.com' },
  regions: [
    {
      countries: ['US'],
      label: 'United States',
      emergency: '911',
      lines: [{ name: '988 Suicide & Crisis Lifeline', contact: 'call or text 988' }],
    },
    {
      countries: ['CA'],
      label: 'Canada',
      emergency: '911',
      lines: [{ name: '9-8-8 Suicide Crisis Helpline', contact: 'call or text 988' }],
    },
    {
      countries: ['GB', 'IE'],
      label: 'United Kingdom and Ireland',
      emergency: '999 or 112',
      lines: [{ name: 'Samaritans', contact: 'call 116 123' }],
    },
    {
      countries: ['DE'],
      label: 'Germany',
      emergency: '112',
      lines: [{ name: 'TelefonSeelsorge', contact: 'call 0800 111 0 111 or 116 123' }],
    },
    {
      countries: ['FR'],
      label: 'France',
      emergency: '112 or 15',
      lines: [{ name: 'Numéro national de prévention du suicide', contact: 'call 3114' }],
    },
    {
      countries: ['ES'],
      label: 'Spain',
      emergency: '112',
      lines: [{ name: 'Línea de atención a la conducta suicida', contact: 'call 024' }],
    },
    {
      countries: ['NL'],
      label: 'Netherlands',
      emergency: '112',
      lines: [{ name: '113 Zelfmoordpreventie', contact: 'call 113 or 0800-0113' }],
    },
    {
      countries: ['AT'],
      label: 'Austria',
      emergency: '112 or 144',
      lines: [{ name: 'Telefonseelsorge', contact: 'call 142' }],
    },
    {
      countries: ['CH'],
      label: 'Switzerland',
      emergency: '112 or 144',
      lines: [{ name: 'Die Dargebotene Hand, La Main Tendue', contact: 'call 143' }],
    },
    {
      // 116 123 is the harmonised number for emotional support; not every member state runs it.
      countries: [
        'BE',
        'BG',
        'CY',
        'CZ',
        'DK',
        'EE',
        'FI',
        'GR',
        'HR',
        'HU',
        'IT',
        'LT',
        'LU',
        'LV',
        'MT',
        'PL',
        'PT',
        'RO',
        'SE',
        'SI',
        'SK',
      ],
      label: 'European Union',
      emergency: '112',
      lines: [{ name: 'Emotional support line, where in service', contact: 'call 116 123' }],
    },
    {
      countries: ['AU'],
      label: 'Australia',
      emergency: '000',
      lines: [{ name: 'Lifeline', contact: 'call 13 11 14' }],
    },
    {
      countries: ['NZ'],
      label: 'New Zealand',
      emergency: '111',
      lines: [{ name: 'Need to talk?', contact: 'call or text 1737' }],
    },
    {
      countries: ['IN'],
      label: 'India',
      emergency: '112',
      lines: [{ name: 'Tele-MANAS', contact: 'call 14416' }],
    },
    {
      countries: ['JP'],
      label: 'Japan',
      emergency: '119',
      lines: [
        { name: 'Yorisoi Hotline', contact: 'call 0120-279-338' },
        { name: 'TELL Lifeline, in English', contact: 'call 03-5774-0992' },
      ],
    },
    {
      countries: ['BR'],
      label: 'Brazil',
      emergency: '192',
      lines: [{ name: 'Centro de Valorização da Vida', contact: 'call 188' }],
    },
  ] satisfies readonly CrisisRegion[],
} as const;

const DAY_MS = 86_400_000;

/** True when the numbers must be checked again. */
export function isReviewDue(today: Date, lastReview: string | undefined = reviewedOn): boolean {
  if (lastReview === undefined) return true;
  return today.getTime() - Date.parse(lastReview) > crisisLines.reviewEveryDays * DAY_MS;
}
