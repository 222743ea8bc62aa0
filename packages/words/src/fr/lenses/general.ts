import type { LensWords } from '../../lens-words.ts';

export const general: Record<string, LensWords> = {
  sections: {
    title: 'Portrait',
    dimensions: {
      communication_style: { title: 'Façon de parler' },
      thinking_style: { title: 'Façon de penser' },
      emotional_tone_expressed: { title: 'Tonalité', cannot: 'la tonalité des mots seulement, pas un état intérieur' },
      social_stance: { title: 'Rapport aux autres' },
      motivation_and_values: { title: 'Ce qui compte', cannot: 'jamais la politique ni la religion' },
      self_view: { title: 'Regard sur soi' },
      coping_and_stress_language: { title: 'Sous pression', cannot: 'ne dit rien de la santé' },
      strengths: { title: 'Points forts' },
      blind_spots: { title: 'Angles morts' },
      contradictions: { title: 'Contradictions' },
      setting_and_self_presentation: { title: 'Cadre et présentation de soi', row: 'Cadre et présentation' },
      what_cannot_be_said: { title: 'Ce qui ne peut pas être dit', row: 'Ce qui reste ouvert' },
      questions_that_would_help: { title: 'Questions qui aideraient' },
    },
  },
};
