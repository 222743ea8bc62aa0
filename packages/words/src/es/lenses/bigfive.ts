import type { LensWords } from '../../lens-words.ts';

export const bigfive = {
  title: 'Big Five',
  trademark: 'NEO-PI es de PAR; las frases del IPIP son de dominio público.',
  bands: { low: 'más {low}', middle: 'en el medio', high: 'más {high}' },
  dimensions: {
    openness: {
      title: 'Apertura a la experiencia',
      row: 'Apertura',
      low: 'Apego a lo conocido',
      high: 'Apertura',
      cannot: 'ni inteligencia, ni estudios, ni política',
    },
    conscientiousness: {
      title: 'Responsabilidad',
      low: 'Espontaneidad',
      high: 'Disciplina',
      cannot: 'no solo por la ortografía, el formato, unas gafas o un fondo ordenado',
    },
    extraversion: {
      title: 'Extraversión',
      low: 'Reserva',
      high: 'Sociabilidad',
      cannot: 'no a partir de una sola foto ni de una actuación profesional',
    },
    agreeableness: {
      title: 'Amabilidad',
      low: 'Espíritu crítico',
      high: 'Conciliación',
      cannot: 'no a partir de una sola sonrisa',
    },
    neuroticism: {
      title: 'Reactividad emocional (neuroticismo)',
      row: 'Reactividad emocional',
      low: 'Serenidad',
      high: 'Reactividad',
      cannot: 'ni un trastorno, ni un mal día, ni un desahogo',
    },
  },
} satisfies LensWords;
