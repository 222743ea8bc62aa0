import type { LensWords } from '../../lens-words.ts';

export const general: Record<string, LensWords> = {
  sections: {
    title: 'Retrato',
    dimensions: {
      communication_style: { title: 'Estilo de comunicação' },
      thinking_style: { title: 'Estilo de pensamento' },
      emotional_tone_expressed: {
        title: 'Tom emocional expresso',
        cannot: 'apenas o tom das palavras, não um estado interior',
      },
      social_stance: { title: 'Postura social' },
      motivation_and_values: { title: 'Motivação e valores', cannot: 'nunca política nem religião' },
      self_view: { title: 'Visão de si' },
      coping_and_stress_language: {
        title: 'Palavras sobre estresse e enfrentamento',
        row: 'Estresse e enfrentamento',
        cannot: 'não é uma afirmação sobre saúde',
      },
      strengths: { title: 'Pontos fortes' },
      blind_spots: { title: 'Pontos cegos' },
      contradictions: { title: 'Contradições' },
      setting_and_self_presentation: { title: 'Ambiente e apresentação de si', row: 'Ambiente e apresentação' },
      what_cannot_be_said: { title: 'O que não dá para dizer' },
      questions_that_would_help: { title: 'Perguntas que ajudariam' },
    },
  },
};
