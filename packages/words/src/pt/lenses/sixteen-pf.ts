import type { LensWords } from '../../lens-words.ts';

export const sixteenPf = {
  title: '16PF',
  trademark: '16PF é marca registrada (IPAT / Talogy).',
  dimensions: {
    a: { title: 'Calor humano', low: 'Reserva', high: 'Calor' },
    b: {
      title: 'Raciocínio',
      low: 'Concreto',
      high: 'Abstrato',
      cannot: 'é uma escala de capacidade; exige itens de teste',
    },
    c: { title: 'Estabilidade emocional', low: 'Reatividade', high: 'Firmeza' },
    e: { title: 'Dominância', low: 'Deferência', high: 'Assertividade' },
    f: { title: 'Vivacidade', low: 'Seriedade', high: 'Animação' },
    g: { title: 'Consciência das regras', low: 'Conveniência', high: 'Senso do dever' },
    h: { title: 'Ousadia social', low: 'Timidez', high: 'Ousadia' },
    i: { title: 'Sensibilidade', low: 'Objetividade', high: 'Delicadeza estética' },
    l: { title: 'Vigilância', low: 'Confiança', high: 'Cautela' },
    m: { title: 'Abstração', low: 'Senso prático', high: 'Imersão em ideias' },
    n: { title: 'Privacidade', low: 'Franqueza', high: 'Discrição' },
    o: { title: 'Apreensão', low: 'Segurança de si', high: 'Dúvida de si' },
    q1: {
      title: 'Abertura à mudança',
      low: 'Apego ao conhecido',
      high: 'Experimentação',
      cannot: 'não é política nem religião',
    },
    q2: { title: 'Autossuficiência', low: 'Orientação ao grupo', high: 'Gosto por estar só' },
    q3: { title: 'Perfeccionismo', low: 'Tolerância à desordem', high: 'Organização' },
    q4: { title: 'Tensão', low: 'Calma', high: 'Pressa interior' },
  },
} satisfies LensWords;
