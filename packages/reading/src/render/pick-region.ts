import type { HelpLines, HelpRegion } from '@app/contract/help-lines';
import type { VisitorLocale } from '@app/contract/visitor-locale';

/**
 * The visitor's region by time zone or, if the time zone names no place, by the region of their language. A time zone
 * of a country without an entry gives none, because another country's numbers would be wrong there.
 */
export function pickRegion({ regions }: HelpLines, { language, timeZone }: VisitorLocale): HelpRegion | undefined {
  const zone = canonicalZone(timeZone);
  if (zone !== undefined) return regions.find(({ region }) => zonesOf(region).has(zone));
  const spoken = regionOf(language);
  return regions.find(({ region }) => region === spoken);
}

const zones = new Map<string, Set<string>>();

function zonesOf(region: string): Set<string> {
  const known = zones.get(region);
  if (known) return known;
  // TypeScript's library types lack `getTimeZones`.
  const locale = new Intl.Locale('und', { region }) as Intl.Locale & { getTimeZones(): string[] | undefined };
  const all = locale.getTimeZones() ?? [];
  const found = new Set(all.flatMap((zone) => canonicalZone(zone) ?? []));
  zones.set(region, found);
  return found;
}

/** Time zones have several names; UTC and `Etc/` zones name no place. */
function canonicalZone(timeZone: string | undefined): string | undefined {
  if (!timeZone?.includes('/') || timeZone.startsWith('Etc/')) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

function regionOf(language: string | undefined): string | undefined {
  try {
    return language ? new Intl.Locale(language).region : undefined;
  } catch {
    return undefined;
  }
}
