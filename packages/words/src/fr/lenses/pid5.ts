import type { LensWords } from '../../lens-words.ts';

export const pid5 = {
  title: 'Schéma des traits du PID-5',
  trademark: 'PID-5 : droits de l’APA ; reproduction réservée à la clinique et à la recherche.',
  dimensions: {
    emotional_lability: { title: 'Labilité émotionnelle' },
    anxiousness: { title: 'Anxiété' },
    separation_insecurity: { title: 'Insécurité liée à la séparation', row: 'Insécurité, séparation' },
    submissiveness: { title: 'Soumission' },
    hostility: { title: 'Hostilité' },
    perseveration: { title: 'Persévération' },
    depressivity: { title: 'Dépressivité' },
    suspiciousness: { title: 'Méfiance' },
    withdrawal: { title: 'Retrait' },
    anhedonia: { title: 'Anhédonie' },
    intimacy_avoidance: { title: 'Évitement de l’intimité' },
    restricted_affectivity: { title: 'Affectivité restreinte' },
    manipulativeness: { title: 'Manipulation' },
    deceitfulness: {
      title: 'Tromperie',
      cannot: 'personne ne peut voir à un texte s’il est sincère ; la tromperie n’est jamais déduite',
    },
    grandiosity: { title: 'Grandiosité' },
    attention_seeking: { title: 'Recherche d’attention' },
    callousness: { title: 'Dureté' },
    irresponsibility: { title: 'Irresponsabilité' },
    impulsivity: { title: 'Impulsivité' },
    distractibility: { title: 'Distractibilité' },
    risk_taking: { title: 'Prise de risque' },
    rigid_perfectionism: { title: 'Perfectionnisme rigide' },
    unusual_beliefs_and_experiences: {
      title: 'Croyances et expériences inhabituelles',
      row: 'Croyances inhabituelles',
    },
    eccentricity: { title: 'Excentricité' },
    perceptual_dysregulation: {
      title: 'Dérégulation perceptive',
      cannot: 'demande des questions sur la perception, posées en entretien clinique',
    },
  },
} satisfies LensWords;
