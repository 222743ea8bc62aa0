import type { LensWords } from '../../lens-words.ts';

export const general: Record<string, LensWords> = {
  sections: {
    title: 'Retrato',
    dimensions: {
      communication_style: { title: 'Manera de hablar' },
      thinking_style: { title: 'Manera de pensar' },
      emotional_tone_expressed: { title: 'Tono', cannot: 'solo el tono de las palabras, no un estado interior' },
      social_stance: { title: 'Trato' },
      motivation_and_values: { title: 'Lo que importa', cannot: 'nunca política ni religión' },
      self_view: { title: 'Mirada sobre sí' },
      coping_and_stress_language: { title: 'En apuros', cannot: 'no dice nada de la salud' },
      strengths: { title: 'Puntos fuertes' },
      blind_spots: { title: 'Puntos ciegos' },
      contradictions: { title: 'Contradicciones' },
      setting_and_self_presentation: { title: 'Entorno y presentación de sí', row: 'Entorno y presentación' },
      what_cannot_be_said: { title: 'Lo que no se puede decir' },
      questions_that_would_help: { title: 'Preguntas que ayudarían' },
    },
  },
};
