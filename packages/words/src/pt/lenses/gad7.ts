import type { LensWords } from '../../lens-words.ts';

export const gad7 = {
  title: 'Áreas do GAD-7',
  trademark: 'GAD-7: Pfizer.',
  bands: { minimal: 'mínimo', mild: 'leve', moderate: 'moderado', severe: 'grave' },
  dimensions: {
    nervous: { title: 'Nervosismo' },
    control: { title: 'Preocupação incontrolável', row: 'Preocup. incontrolável' },
    worry: { title: 'Preocupação com muitas coisas', row: 'Muitas preocupações' },
    relax: { title: 'Dificuldade para relaxar' },
    restless: { title: 'Inquietação' },
    irritable: { title: 'Irritabilidade' },
    dread: { title: 'Sensação de pavor' },
  },
} satisfies LensWords;
