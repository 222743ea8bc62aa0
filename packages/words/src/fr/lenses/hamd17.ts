import type { LensWords } from '../../lens-words.ts';

export const hamd17 = {
  title: 'Domaines de l’échelle de dépression de Hamilton (17)',
  trademark: 'Échelle de dépression de Hamilton : généralement tenue pour être dans le domaine public (Hamilton 1960).',
  bands: { none: 'nulle', mild: 'légère', moderate: 'modérée', severe: 'sévère' },
  dimensions: {
    mood: { title: 'Moral bas' },
    guilt: { title: 'Culpabilité' },
    suicide: {
      title: 'Pensées suicidaires',
      cannot: 'jamais évalué ni cité ici : si cela vous occupe, parlez-en à un médecin ou à une ligne d’écoute',
    },
    insomnia_early: { title: 'Endormissement' },
    insomnia_middle: { title: 'Réveils dans la nuit' },
    insomnia_late: { title: 'Réveil trop tôt' },
    work_activities: { title: 'Travail et activités' },
    retardation: { title: 'Parole et gestes ralentis', cannot: 'demande un entretien clinique en présence' },
    agitation: { title: 'Agitation visible', cannot: 'demande un entretien clinique en présence' },
    anxiety_psychic: { title: 'Inquiétude et tension' },
    anxiety_somatic: { title: 'Signes corporels d’anxiété', row: 'Anxiété dans le corps' },
    somatic_gi: { title: 'Estomac et appétit' },
    somatic_general: { title: 'Fatigue et lourdeur' },
    genital_symptoms: {
      title: 'Perte d’intérêt pour l’intimité',
      row: 'Intérêt pour l’intimité',
      cannot: 'trop privé pour être lu dans un texte ; laissé ouvert à dessein',
    },
    health_worry: { title: 'Inquiétude pour la santé' },
    weight_loss: { title: 'Perte de poids' },
    insight: { title: 'Conscience de son état', cannot: 'demande un entretien clinique en présence' },
  },
} satisfies LensWords;
