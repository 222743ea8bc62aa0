import type { LensWords } from '../../lens-words.ts';

export const general: Record<string, LensWords> = {
  sections: {
    title: 'Porträt',
    dimensions: {
      communication_style: { title: 'Art zu sprechen' },
      thinking_style: { title: 'Art zu denken' },
      emotional_tone_expressed: { title: 'Ton', cannot: 'nur der Ton der Worte, kein innerer Zustand' },
      social_stance: { title: 'Haltung zu anderen' },
      motivation_and_values: { title: 'Was zählt', cannot: 'niemals Politik oder Religion' },
      self_view: { title: 'Blick auf sich selbst' },
      coping_and_stress_language: { title: 'Unter Druck', cannot: 'keine Aussage über die Gesundheit' },
      strengths: { title: 'Stärken' },
      blind_spots: { title: 'Blinde Flecken' },
      contradictions: { title: 'Widersprüche' },
      setting_and_self_presentation: { title: 'Umgebung und Selbstdarstellung', row: 'Umgebung und Auftritt' },
      what_cannot_be_said: { title: 'Was sich nicht sagen lässt', row: 'Nicht zu sagen' },
      questions_that_would_help: { title: 'Fragen, die weiterhelfen würden', row: 'Offene Fragen' },
    },
  },
};
