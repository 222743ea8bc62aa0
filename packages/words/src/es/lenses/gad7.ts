import type { LensWords } from '../../lens-words.ts';

export const gad7 = {
  title: 'Áreas del GAD-7',
  trademark: 'GAD-7: Pfizer.',
  bands: { minimal: 'mínima', mild: 'leve', moderate: 'moderada', severe: 'grave' },
  dimensions: {
    nervous: { title: 'Nerviosismo' },
    control: { title: 'Preocupación sin control' },
    worry: { title: 'Preocupación por muchas cosas', row: 'Preocupación por todo' },
    relax: { title: 'Dificultad para relajarse' },
    restless: { title: 'Inquietud' },
    irritable: { title: 'Irritabilidad' },
    dread: { title: 'Sensación de amenaza' },
  },
} satisfies LensWords;
