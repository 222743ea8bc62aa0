import type { TableWords } from '../../lens-words.ts';

export const tables = {
  /** Fields, not people: they show nothing of the gender of the reader. */
  temperaments: { artisan: 'Handwerk', guardian: 'Bewahren', idealist: 'Idealismus', rational: 'Rationalität' },
  variants: {
    ESTP: 'Fördern',
    ISTP: 'Gestalten',
    ESFP: 'Darstellen',
    ISFP: 'Komponieren',
    ESTJ: 'Beaufsichtigen',
    ISTJ: 'Prüfen',
    ESFJ: 'Versorgen',
    ISFJ: 'Beschützen',
    ENFJ: 'Lehren',
    INFJ: 'Beraten',
    ENFP: 'Eintreten für andere',
    INFP: 'Heilen',
    ENTJ: 'Anführen',
    INTJ: 'Vordenken',
    ENTP: 'Erfinden',
    INTP: 'Entwerfen',
  },
  discStyles: { d: 'Dominanz', i: 'Initiative', s: 'Stetigkeit', c: 'Gewissenhaftigkeit' },
  media: { presented: 'Was sichtbar gezeigt wird', maker: { image: 'Das Bild als Wahl', video: 'Das Video als Wahl' } },
  globals: {
    extraversion: 'Extraversion',
    anxiety: 'Ängstlichkeit',
    tough_mindedness: 'Unnachgiebigkeit',
    independence: 'Unabhängigkeit',
    self_control: 'Selbstkontrolle',
  },
} satisfies TableWords;
