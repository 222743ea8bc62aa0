import type { LensWords } from '../../lens-words.ts';

export const darkTraits: Record<string, LensWords> = {
  darktraits: {
    title: 'Dunkle und helle Neigungen',
    trademark: 'Aussagen und Grenzwerte aus SD3/SD4, NPI, MACH-IV, TriPM und PCL-R werden nicht verwendet.',
    bands: { not_seen: 'nicht zu sehen', faint: 'schwach', some: 'etwas', clear: 'deutlich' },
    dimensions: {
      machiavellianism: { title: 'Machiavellismus', cannot: 'nicht aus dem Reden über Geschäfte oder Schach' },
      grandiose_narcissism: {
        title: 'Grandioser Narzissmus',
        cannot: 'nicht aus dem Stolz auf eine Leistung oder aus Wörtern der ersten Person',
      },
      primary_psychopathy: {
        title: 'Psychopathie (kaltblütig-furchtlos)',
        row: 'Psychopathie',
        cannot: 'nicht aus dem Reden über Verbrechen oder schwarzem Humor',
      },
      everyday_sadism: { title: 'Alltäglicher Sadismus', cannot: 'nicht aus Horrorgeschichten oder Neckereien' },
      vulnerable_narcissism: { title: 'Verletzlicher Narzissmus', cannot: 'nicht aus gewöhnlicher Kränkung' },
      secondary_psychopathy: {
        title: 'Sekundäre Psychopathie (impulsiv-reaktiv)',
        row: 'Sekundäre Psychopathie',
        cannot: 'nicht aus Reaktionen auf ein Trauma',
      },
      borderline_features: { title: 'Emotional instabile Züge', cannot: 'keinerlei Störung' },
      d_core: { title: 'Dunkler Kern (D)', cannot: 'nicht aus einzelnen Aussagen' },
      kantianism: { title: 'Hell - Menschen als Zweck achten', row: 'Hell - Achtung' },
      humanism: { title: 'Hell - jeden Menschen wertschätzen', row: 'Hell - Wertschätzung' },
      faith_in_humanity: { title: 'Hell - Vertrauen in Menschen', row: 'Hell - Vertrauen' },
    },
  },
};
