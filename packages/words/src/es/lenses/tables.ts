import type { TableWords } from '../../lens-words.ts';

export const tables = {
  /** Fields, not people: they show nothing of the gender of the reader. */
  temperaments: { artisan: 'Artesanía', guardian: 'Custodia', idealist: 'Idealismo', rational: 'Racionalidad' },
  variants: {
    ESTP: 'Promoción',
    ISTP: 'Fabricación',
    ESFP: 'Interpretación',
    ISFP: 'Composición',
    ESTJ: 'Supervisión',
    ISTJ: 'Inspección',
    ESFJ: 'Sustento',
    ISFJ: 'Protección',
    ENFJ: 'Enseñanza',
    INFJ: 'Consejo',
    ENFP: 'Defensa de causas',
    INFP: 'Sanación',
    ENTJ: 'Mando',
    INTJ: 'Estrategia',
    ENTP: 'Invención',
    INTP: 'Arquitectura',
  },
  discStyles: { d: 'Dominancia', i: 'Influencia', s: 'Estabilidad', c: 'Cumplimiento' },
  media: {
    presented: 'Lo que se muestra a la vista',
    maker: { image: 'La imagen como elección', video: 'El vídeo como elección' },
  },
  globals: {
    extraversion: 'Extraversión',
    anxiety: 'Ansiedad',
    tough_mindedness: 'Dureza',
    independence: 'Independencia',
    self_control: 'Autocontrol',
  },
} satisfies TableWords;
