import type { LensWords } from '../../lens-words.ts';

export const bdi2 = {
  title: 'Domaines du BDI-II',
  trademark: 'BDI-II : Pearson ; protégé par le droit d’auteur. Noms des domaines seulement.',
  bands: { minimal: 'minimale', mild: 'légère', moderate: 'modérée', severe: 'sévère' },
  dimensions: {
    sadness: { title: 'Tristesse' },
    pessimism: { title: 'Pessimisme' },
    past_failure: { title: 'Échecs passés' },
    loss_of_pleasure: { title: 'Perte de plaisir' },
    guilt: { title: 'Culpabilité' },
    punishment: { title: 'Punition' },
    self_dislike: { title: 'Rejet de soi' },
    self_criticism: { title: 'Autocritique' },
    suicidal_thoughts: {
      title: 'Pensées suicidaires',
      cannot: 'jamais évalué ni cité ici : si cela vous occupe, parlez-en à un médecin ou à une ligne d’écoute',
    },
    crying: { title: 'Pleurs' },
    agitation: { title: 'Agitation' },
    loss_of_interest: { title: 'Perte d’intérêt' },
    indecision: { title: 'Indécision' },
    worthlessness: { title: 'Sentiment d’inutilité' },
    loss_of_energy: { title: 'Perte d’énergie' },
    sleep: { title: 'Sommeil' },
    irritability: { title: 'Irritabilité' },
    appetite: { title: 'Appétit' },
    concentration: { title: 'Concentration' },
    fatigue: { title: 'Fatigue' },
    loss_of_intimacy_interest: {
      title: 'Perte d’intérêt pour l’intimité',
      row: 'Intérêt pour l’intimité',
      cannot: 'trop privé pour être lu dans un texte ; laissé ouvert à dessein',
    },
  },
} satisfies LensWords;
