import type { HelpLines, HelpRegion } from '@app/contract/help-lines';
import type { VisitorLocale } from '@app/contract/visitor-locale';

/**
 * The region a visitor is in: the one their clock runs by, or, when the clock names no place, the one of their language.
 * A clock of a country without an entry gives none: the numbers of another country would be wrong there.
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
  // TypeScript does not know of it yet.
  const locale = new Intl.Locale('und', { region }) as Intl.Locale & { getTimeZones(): string[] | undefined };
  const all = locale.getTimeZones() ?? [];
  const found = new Set(all.flatMap((zone) => canonicalZone(zone) ?? []));
  zones.set(region, found);
  return found;
}

/** Zones have several names; a clock that is only set to UTC is nowhere. */
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
