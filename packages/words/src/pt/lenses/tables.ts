import type { TableWords } from '../../lens-words.ts';

export const tables = {
  /** Fields, not people: they show nothing of the gender of the reader. */
  temperaments: { artisan: 'Artesanato', guardian: 'Salvaguarda', idealist: 'Idealismo', rational: 'Racionalidade' },
  variants: {
    ESTP: 'Promoção',
    ISTP: 'Fabricação',
    ESFP: 'Atuação',
    ISFP: 'Composição',
    ESTJ: 'Supervisão',
    ISTJ: 'Inspeção',
    ESFJ: 'Sustento',
    ISFJ: 'Proteção',
    ENFJ: 'Ensino',
    INFJ: 'Aconselhamento',
    ENFP: 'Defesa de causas',
    INFP: 'Cura',
    ENTJ: 'Comando',
    INTJ: 'Estratégia',
    ENTP: 'Invenção',
    INTP: 'Arquitetura',
  },
  discStyles: { d: 'Dominância', i: 'Influência', s: 'Estabilidade', c: 'Conscienciosidade' },
  media: {
    presented: 'O que está visivelmente apresentado',
    maker: { image: 'A imagem como escolha', video: 'O vídeo como escolha' },
  },
  globals: {
    extraversion: 'Extroversão',
    anxiety: 'Ansiedade',
    tough_mindedness: 'Firmeza objetiva',
    independence: 'Independência',
    self_control: 'Autocontrole',
  },
} satisfies TableWords;
