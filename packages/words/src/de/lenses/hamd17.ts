import type { LensWords } from '../../lens-words.ts';

export const hamd17 = {
  title: 'Bereiche der Hamilton-Depressionsskala (17)',
  trademark: 'Hamilton-Depressionsskala: gilt allgemein als gemeinfrei (Hamilton 1960).',
  bands: { none: 'keine', mild: 'leicht', moderate: 'mittelgradig', severe: 'schwer' },
  dimensions: {
    mood: { title: 'Gedrückte Stimmung' },
    guilt: { title: 'Schuldgefühle' },
    suicide: {
      title: 'Suizidgedanken',
      cannot:
        'wird hier nie eingeschätzt oder zitiert: Wenn Sie das beschäftigt, sprechen Sie bitte mit einer Arztpraxis oder einem Krisentelefon',
    },
    insomnia_early: { title: 'Einschlafen' },
    insomnia_middle: { title: 'Nächtliches Aufwachen' },
    insomnia_late: { title: 'Zu frühes Aufwachen' },
    work_activities: { title: 'Arbeit und Tätigkeiten' },
    retardation: {
      title: 'Verlangsamte Sprache und Bewegung',
      row: 'Verlangsamung',
      cannot: 'braucht eine Fachperson im Raum',
    },
    agitation: { title: 'Sichtbare Unruhe', cannot: 'braucht eine Fachperson im Raum' },
    anxiety_psychic: { title: 'Sorge und Anspannung' },
    anxiety_somatic: { title: 'Körperliche Zeichen von Angst', row: 'Körperliche Angst' },
    somatic_gi: { title: 'Magen und Appetit' },
    somatic_general: { title: 'Müdigkeit und Schwere' },
    genital_symptoms: {
      title: 'Weniger Interesse an Intimität',
      row: 'Interesse an Intimität',
      cannot: 'zu privat, um aus einem Text gelesen zu werden; mit Absicht offengelassen',
    },
    health_worry: { title: 'Sorge um die Gesundheit' },
    weight_loss: { title: 'Gewichtsverlust' },
    insight: { title: 'Einsicht', cannot: 'braucht eine Fachperson im Raum' },
  },
} satisfies LensWords;
