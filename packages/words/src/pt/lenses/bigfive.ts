import type { LensWords } from '../../lens-words.ts';

export const bigfive = {
  title: 'Big Five',
  trademark: 'NEO-PI pertence à PAR; os itens do IPIP são de domínio público.',
  bands: { low: 'tende para {low}', middle: 'meio', high: 'tende para {high}' },
  dimensions: {
    openness: {
      title: 'Abertura à experiência',
      low: 'Convencionalidade',
      high: 'Abertura',
      cannot: 'não é inteligência, formação nem política',
    },
    conscientiousness: {
      title: 'Conscienciosidade',
      low: 'Espontaneidade',
      high: 'Disciplina',
      cannot: 'não se lê só na ortografia, na formatação, nos óculos ou em um fundo arrumado',
    },
    extraversion: {
      title: 'Extroversão',
      low: 'Reserva',
      high: 'Sociabilidade',
      cannot: 'não se lê em uma única foto nem em uma atuação profissional',
    },
    agreeableness: {
      title: 'Amabilidade',
      low: 'Contestação',
      high: 'Conciliação',
      cannot: 'não se lê só em um sorriso',
    },
    neuroticism: {
      title: 'Reatividade emocional (neuroticismo)',
      row: 'Reatividade emocional',
      low: 'Estabilidade',
      high: 'Reatividade',
      cannot: 'não é um transtorno, nem um único dia ruim, nem um desabafo',
    },
  },
} satisfies LensWords;
