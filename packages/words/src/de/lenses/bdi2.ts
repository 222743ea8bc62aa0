import type { LensWords } from '../../lens-words.ts';

export const bdi2 = {
  title: 'Bereiche des BDI-II',
  trademark: 'BDI-II: Pearson; urheberrechtlich geschützt. Nur die Namen der Bereiche.',
  bands: { minimal: 'minimal', mild: 'leicht', moderate: 'mittelgradig', severe: 'schwer' },
  dimensions: {
    sadness: { title: 'Traurigkeit' },
    pessimism: { title: 'Pessimismus' },
    past_failure: { title: 'Frühere Misserfolge' },
    loss_of_pleasure: { title: 'Verlust von Freude' },
    guilt: { title: 'Schuldgefühle' },
    punishment: { title: 'Gefühl, bestraft zu werden', row: 'Bestrafung' },
    self_dislike: { title: 'Selbstablehnung' },
    self_criticism: { title: 'Selbstkritik' },
    suicidal_thoughts: {
      title: 'Suizidgedanken',
      cannot:
        'wird hier nie eingeschätzt oder zitiert: Wenn Sie das beschäftigt, sprechen Sie bitte mit einer Arztpraxis oder einem Krisentelefon',
    },
    crying: { title: 'Weinen' },
    agitation: { title: 'Unruhe' },
    loss_of_interest: { title: 'Interessenverlust' },
    indecision: { title: 'Unentschlossenheit' },
    worthlessness: { title: 'Wertlosigkeit' },
    loss_of_energy: { title: 'Energieverlust' },
    sleep: { title: 'Schlaf' },
    irritability: { title: 'Reizbarkeit' },
    appetite: { title: 'Appetit' },
    concentration: { title: 'Konzentration' },
    fatigue: { title: 'Müdigkeit' },
    loss_of_intimacy_interest: {
      title: 'Weniger Interesse an Intimität',
      row: 'Interesse an Intimität',
      cannot: 'zu privat, um aus einem Text gelesen zu werden; mit Absicht offengelassen',
    },
  },
} satisfies LensWords;
