import type { LensWords } from '../../lens-words.ts';

export const pid5 = {
  title: 'Schema der Merkmale des PID-5',
  trademark: 'PID-5: Urheberrecht der APA; Wiedergabe nur für Behandlung und Forschung.',
  dimensions: {
    emotional_lability: { title: 'Emotionale Labilität' },
    anxiousness: { title: 'Ängstlichkeit' },
    separation_insecurity: { title: 'Trennungsunsicherheit' },
    submissiveness: { title: 'Unterwürfigkeit' },
    hostility: { title: 'Feindseligkeit' },
    perseveration: { title: 'Perseveration' },
    depressivity: { title: 'Depressivität' },
    suspiciousness: { title: 'Misstrauen' },
    withdrawal: { title: 'Rückzug' },
    anhedonia: { title: 'Anhedonie' },
    intimacy_avoidance: { title: 'Vermeidung von Nähe' },
    restricted_affectivity: { title: 'Affektarmut' },
    manipulativeness: { title: 'Manipulation' },
    deceitfulness: {
      title: 'Unehrlichkeit',
      cannot: 'niemand kann einem Text ansehen, ob er ehrlich ist; auf Täuschung wird nie geschlossen',
    },
    grandiosity: { title: 'Grandiosität' },
    attention_seeking: { title: 'Suche nach Aufmerksamkeit', row: 'Aufmerksamkeitssuche' },
    callousness: { title: 'Gefühlskälte' },
    irresponsibility: { title: 'Verantwortungslosigkeit' },
    impulsivity: { title: 'Impulsivität' },
    distractibility: { title: 'Ablenkbarkeit' },
    risk_taking: { title: 'Risikofreude' },
    rigid_perfectionism: { title: 'Starrer Perfektionismus' },
    unusual_beliefs_and_experiences: {
      title: 'Ungewöhnliche Überzeugungen und Erfahrungen',
      row: 'Ungewöhnl. Erfahrungen',
    },
    eccentricity: { title: 'Exzentrizität' },
    perceptual_dysregulation: {
      title: 'Veränderte Wahrnehmung',
      cannot: 'braucht Fragen nach der Wahrnehmung, gestellt von einer Fachperson',
    },
  },
} satisfies LensWords;
