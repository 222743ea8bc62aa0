import type { LensWords } from '../../lens-words.ts';

export const scid5 = {
  title: 'Schema von DSM-5 und SCID',
  trademark:
    'DSM, DSM-5 und SCID sind Marken der American Psychiatric Association; die Kriterien dürfen nicht wiedergegeben werden, auch nicht in elektronischen Anwendungen. Kein Text und keine Zahl von Kriterien.',
  dimensions: {
    module_a: { title: 'Stimmung', smallPrint: 'Modul A' },
    module_b: {
      title: 'Ungewöhnliche Wahrnehmungen und Überzeugungen',
      row: 'Ungewöhnl. Wahrnehmung',
      smallPrint: 'Modul B',
    },
    module_c: {
      title: 'Unterscheidung psychotischer Zustände',
      row: 'Psychose unterscheiden',
      smallPrint: 'Modul C',
      cannot: 'eine Unterscheidung, die nur eine Fachperson im Gespräch treffen kann',
    },
    module_d: {
      title: 'Unterscheidung von Stimmungslagen',
      row: 'Stimmung unterscheiden',
      smallPrint: 'Modul D',
      cannot: 'eine Unterscheidung, die nur eine Fachperson im Gespräch treffen kann',
    },
    module_e: { title: 'Alkohol und andere Substanzen', row: 'Alkohol, Substanzen', smallPrint: 'Modul E' },
    module_f: { title: 'Angst', smallPrint: 'Modul F' },
    module_g: {
      title: 'Zwangsgedanken, Rituale und Folgen schlimmer Ereignisse',
      row: 'Zwänge und Folgen',
      smallPrint: 'Modul G',
    },
    module_h: { title: 'Aufmerksamkeit und Unruhe', row: 'Aufmerksamkeit, Unruhe', smallPrint: 'Modul H' },
    module_i: { title: 'Andere gegenwärtige Sorgen', row: 'Andere Sorgen', smallPrint: 'Modul I' },
    module_j: { title: 'Belastung nach einem Einschnitt', row: 'Nach einem Einschnitt', smallPrint: 'Modul J' },
  },
} satisfies LensWords;
