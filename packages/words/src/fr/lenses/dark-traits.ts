import type { LensWords } from '../../lens-words.ts';

export const darkTraits: Record<string, LensWords> = {
  darktraits: {
    title: 'Tendances sombres et claires',
    trademark: 'Aucun énoncé ni seuil de SD3/SD4, NPI, MACH-IV, TriPM ou PCL-R n’est utilisé.',
    bands: { not_seen: 'pas visible', faint: 'à peine', some: 'un peu', clear: 'nettement' },
    dimensions: {
      machiavellianism: { title: 'Machiavélisme', cannot: 'pas d’après des propos sur les affaires ou les échecs' },
      grandiose_narcissism: {
        title: 'Narcissisme grandiose',
        cannot: 'ni d’après la fierté d’une réussite, ni d’après l’emploi de la première personne',
      },
      primary_psychopathy: {
        title: 'Psychopathie (froideur et audace)',
        row: 'Psychopathie',
        cannot: 'pas d’après des propos sur le crime ou l’humour noir',
      },
      everyday_sadism: { title: 'Sadisme ordinaire', cannot: 'pas d’après des fictions d’horreur ou des taquineries' },
      vulnerable_narcissism: { title: 'Narcissisme vulnérable', cannot: 'pas d’après une blessure ordinaire' },
      secondary_psychopathy: {
        title: 'Psychopathie secondaire (impulsive et réactive)',
        row: 'Psychopathie secondaire',
        cannot: 'pas d’après des réactions à un traumatisme',
      },
      borderline_features: {
        title: 'Traits d’instabilité émotionnelle',
        row: 'Instabilité émotionnelle',
        cannot: 'aucun trouble',
      },
      d_core: { title: 'Noyau sombre (D)', cannot: 'pas d’après des phrases isolées' },
      kantianism: { title: 'Clair - traiter chaque personne comme une fin', row: 'Clair - respect' },
      humanism: { title: 'Clair - estimer chaque personne', row: 'Clair - estime' },
      faith_in_humanity: { title: 'Clair - confiance dans les gens', row: 'Clair - confiance' },
    },
  },
};
