import type { FileWords } from '../../report-words.ts';
import { assessments } from '../assessments.ts';

export const file = {
  title: 'Persönlichkeitsanalyse',
  eyebrow: 'Von einem KI-Modell geschrieben',
  footer: 'Von einem KI-Modell geschrieben. Die Lesart einer einzigen Probe, keine Diagnose.',
  description: 'KI-generiert: von einem KI-Modell nach einer einzigen Probe geschrieben. Keine Diagnose.',
  keywords: ['KI-generiert', 'Persönlichkeitsanalyse'],
  model: 'KI-Modell',
  numberedModel: assessments.models.name,
  author: (model) => `KI-Modell (${model})`,
  contents: 'Inhalt',
  page: (page, pages) => `Seite ${page} von ${pages}`,
  cut: 'Die Analyse ist länger, als eine Datei fassen kann, und endet hier. Wo sie erstellt wurde, lässt sie sich bis zum Ende lesen.',
} satisfies FileWords;
