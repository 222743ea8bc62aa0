import type { LensWords } from '../../lens-words.ts';

const NEEDS_SUPERVISION = 'braucht beaufsichtigte Aufgaben';

export const stanfordBinet: Record<string, LensWords> = {
  factors: {
    title: 'Sichtbares Denken',
    trademark: 'Stanford-Binet und SB5 sind Marken des Testverlags. Keine Untertests, Aufgaben oder Normen.',
    dimensions: {
      fr_v: {
        title: 'Fluides Denken - sprachlich',
        row: 'Fluid, sprachlich',
        cannot: 'ein einfaches Thema zeigt nichts, weder so noch so',
      },
      kn_v: {
        title: 'Wissen - sprachlich',
        cannot: 'nicht die Bildung; Schreiben in einer Zweitsprache, KI-Hilfe und Nachschlagen verändern es',
      },
      qr_v: {
        title: 'Quantitatives Denken - sprachlich',
        row: 'Quantitativ, sprachlich',
        cannot: 'nur wenn der Text wirklich mit Mengen argumentiert, sonst nicht einzuschätzen',
      },
      vs_v: {
        title: 'Visuell-räumlich - sprachlich',
        row: 'Räumlich, sprachlich',
        cannot: 'nur wenn räumliche Verhältnisse beschrieben werden, sonst nicht einzuschätzen',
      },
      wm_v: {
        title: 'Arbeitsgedächtnis - sprachlich',
        row: 'Gedächtnis, sprachlich',
        cannot: 'Schreiben ist ein unbegrenztes äußeres Gedächtnis',
      },
      fr_nv: { title: 'Fluides Denken - nichtsprachlich', row: 'Fluid, nichtsprachlich', cannot: NEEDS_SUPERVISION },
      kn_nv: { title: 'Wissen - nichtsprachlich', cannot: NEEDS_SUPERVISION },
      qr_nv: {
        title: 'Quantitatives Denken - nichtsprachlich',
        row: 'Quantitativ, ohne Sprache',
        cannot: NEEDS_SUPERVISION,
      },
      vs_nv: { title: 'Visuell-räumlich - nichtsprachlich', row: 'Räumlich, ohne Sprache', cannot: NEEDS_SUPERVISION },
      wm_nv: {
        title: 'Arbeitsgedächtnis - nichtsprachlich',
        row: 'Gedächtnis, ohne Sprache',
        cannot: NEEDS_SUPERVISION,
      },
    },
  },
};
