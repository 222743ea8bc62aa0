import type { LensWords } from '../../lens-words.ts';

export const hamd17 = {
  title: 'Áreas de la escala de depresión de Hamilton (17)',
  trademark: 'Escala de depresión de Hamilton: se considera en general de dominio público (Hamilton 1960).',
  bands: { none: 'ninguna', mild: 'leve', moderate: 'moderada', severe: 'grave' },
  dimensions: {
    mood: { title: 'Ánimo bajo' },
    guilt: { title: 'Culpa' },
    suicide: {
      title: 'Pensamientos suicidas',
      cannot:
        'aquí no se valora ni se cita nunca: si esto te ronda, habla por favor con personal médico o con una línea de crisis',
    },
    insomnia_early: { title: 'Conciliar el sueño' },
    insomnia_middle: { title: 'Despertarse de noche' },
    insomnia_late: { title: 'Despertarse temprano' },
    work_activities: { title: 'Trabajo y actividades' },
    retardation: {
      title: 'Habla y movimiento lentos',
      row: 'Lentitud',
      cannot: 'necesita a un profesional clínico presente',
    },
    agitation: { title: 'Inquietud visible', cannot: 'necesita a un profesional clínico presente' },
    anxiety_psychic: { title: 'Preocupación y tensión' },
    anxiety_somatic: { title: 'Signos corporales de ansiedad', row: 'Ansiedad en el cuerpo' },
    somatic_gi: { title: 'Estómago y apetito' },
    somatic_general: { title: 'Cansancio y pesadez' },
    genital_symptoms: {
      title: 'Menos interés por la intimidad',
      row: 'Interés por la intimidad',
      cannot: 'demasiado privado para leerlo en un texto; se deja abierto a propósito',
    },
    health_worry: { title: 'Inquietud por la salud' },
    weight_loss: { title: 'Pérdida de peso' },
    insight: {
      title: 'Conciencia de lo que pasa',
      row: 'Conciencia',
      cannot: 'necesita a un profesional clínico presente',
    },
  },
} satisfies LensWords;
