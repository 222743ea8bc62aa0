import type { TableWords } from '../../lens-words.ts';

export const tables = {
  /** Fields, not people: they show nothing of the gender of the reader. */
  temperaments: { artisan: 'Artisanat', guardian: 'Sauvegarde', idealist: 'Idéalisme', rational: 'Rationalité' },
  variants: {
    ESTP: 'Promotion',
    ISTP: 'Façonnage',
    ESFP: 'Interprétation',
    ISFP: 'Composition',
    ESTJ: 'Supervision',
    ISTJ: 'Inspection',
    ESFJ: 'Prise en charge',
    ISFJ: 'Protection',
    ENFJ: 'Enseignement',
    INFJ: 'Conseil',
    ENFP: 'Défense de causes',
    INFP: 'Guérison',
    ENTJ: 'Commandement',
    INTJ: 'Stratégie',
    ENTP: 'Invention',
    INTP: 'Architecture',
  },
  discStyles: { d: 'Dominance', i: 'Influence', s: 'Stabilité', c: 'Conscience' },
  media: {
    presented: 'Ce qui est montré à l’image',
    maker: { image: 'L’image comme choix', video: 'La vidéo comme choix' },
  },
  globals: {
    extraversion: 'Extraversion',
    anxiety: 'Anxiété',
    tough_mindedness: 'Dureté',
    independence: 'Indépendance',
    self_control: 'Maîtrise de soi',
  },
} satisfies TableWords;
