import type { LensWords } from '../../lens-words.ts';

export const pid5 = {
  title: 'Esquema de rasgos del PID-5',
  trademark: 'PID-5: derechos de la APA; reproducción solo para uso clínico o de investigación.',
  dimensions: {
    emotional_lability: { title: 'Labilidad emocional' },
    anxiousness: { title: 'Ansiedad' },
    separation_insecurity: { title: 'Inseguridad por separación', row: 'Miedo a la separación' },
    submissiveness: { title: 'Sumisión' },
    hostility: { title: 'Hostilidad' },
    perseveration: { title: 'Perseveración' },
    depressivity: { title: 'Depresividad' },
    suspiciousness: { title: 'Suspicacia' },
    withdrawal: { title: 'Retraimiento' },
    anhedonia: { title: 'Anhedonia' },
    intimacy_avoidance: { title: 'Evitación de la intimidad', row: 'Evitar la intimidad' },
    restricted_affectivity: { title: 'Afectividad restringida' },
    manipulativeness: { title: 'Manipulación' },
    deceitfulness: {
      title: 'Engaño',
      cannot: 'nadie puede ver en un texto si es sincero; el engaño no se deduce nunca',
    },
    grandiosity: { title: 'Grandiosidad' },
    attention_seeking: { title: 'Búsqueda de atención' },
    callousness: { title: 'Insensibilidad' },
    irresponsibility: { title: 'Irresponsabilidad' },
    impulsivity: { title: 'Impulsividad' },
    distractibility: { title: 'Distraibilidad' },
    risk_taking: { title: 'Toma de riesgos' },
    rigid_perfectionism: { title: 'Perfeccionismo rígido' },
    unusual_beliefs_and_experiences: { title: 'Creencias y experiencias inusuales', row: 'Creencias inusuales' },
    eccentricity: { title: 'Excentricidad' },
    perceptual_dysregulation: {
      title: 'Desregulación perceptiva',
      cannot: 'necesita preguntas sobre la percepción, hechas por un profesional clínico',
    },
  },
} satisfies LensWords;
