import type { LensWords } from '../../lens-words.ts';

export const phq9 = {
  title: 'Domaines du PHQ-9',
  trademark: 'PHQ-9 : Pfizer.',
  bands: {
    none_minimal: 'nulle à minimale',
    mild: 'légère',
    moderate: 'modérée',
    moderately_severe: 'modérément sévère',
    severe: 'sévère',
  },
  dimensions: {
    interest: { title: 'Perte d’intérêt' },
    mood: { title: 'Moral bas' },
    sleep: { title: 'Sommeil' },
    energy: { title: 'Énergie' },
    appetite: { title: 'Appétit' },
    self_worth: { title: 'Estime de soi' },
    concentration: { title: 'Concentration' },
    psychomotor: { title: 'Lenteur ou agitation' },
    self_harm: {
      title: 'Pensées de mort ou de se faire du mal',
      row: 'Mort ou automutilation',
      cannot: 'jamais évalué ni cité ici : si cela vous occupe, parlez-en à un médecin ou à une ligne d’écoute',
    },
  },
} satisfies LensWords;
