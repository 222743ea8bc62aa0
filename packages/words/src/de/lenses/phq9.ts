import type { LensWords } from '../../lens-words.ts';

export const phq9 = {
  title: 'Bereiche des PHQ-9',
  trademark: 'PHQ-9: Pfizer.',
  bands: {
    none_minimal: 'keine bis minimal',
    mild: 'leicht',
    moderate: 'mittelgradig',
    moderately_severe: 'mittelschwer',
    severe: 'schwer',
  },
  dimensions: {
    interest: { title: 'Interessenverlust' },
    mood: { title: 'Gedrückte Stimmung' },
    sleep: { title: 'Schlaf' },
    energy: { title: 'Energie' },
    appetite: { title: 'Appetit' },
    self_worth: { title: 'Selbstwert' },
    concentration: { title: 'Konzentration' },
    psychomotor: { title: 'Verlangsamt oder unruhig' },
    self_harm: {
      title: 'Gedanken an Tod oder Selbstverletzung',
      row: 'Tod, Selbstverletzung',
      cannot:
        'wird hier nie eingeschätzt oder zitiert: Wenn Sie das beschäftigt, sprechen Sie bitte mit einer Arztpraxis oder einem Krisentelefon',
    },
  },
} satisfies LensWords;
