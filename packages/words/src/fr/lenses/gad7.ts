import type { LensWords } from '../../lens-words.ts';

export const gad7 = {
  title: 'Domaines du GAD-7',
  trademark: 'GAD-7 : Pfizer.',
  bands: { minimal: 'minimale', mild: 'légère', moderate: 'modérée', severe: 'sévère' },
  dimensions: {
    nervous: { title: 'Nervosité' },
    control: { title: 'Inquiétude incontrôlable' },
    worry: { title: 'Inquiétude pour bien des choses', row: 'Inquiétude multiple' },
    relax: { title: 'Difficulté à se détendre' },
    restless: { title: 'Agitation' },
    irritable: { title: 'Irritabilité' },
    dread: { title: 'Sentiment de menace' },
  },
} satisfies LensWords;
