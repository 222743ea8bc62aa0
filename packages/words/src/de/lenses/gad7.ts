import type { LensWords } from '../../lens-words.ts';

export const gad7 = {
  title: 'Bereiche des GAD-7',
  trademark: 'GAD-7: Pfizer.',
  bands: { minimal: 'minimal', mild: 'leicht', moderate: 'mittelgradig', severe: 'schwer' },
  dimensions: {
    nervous: { title: 'Nervosität' },
    control: { title: 'Unkontrollierbare Sorgen', row: 'Sorgen ohne Halt' },
    worry: { title: 'Sorgen um vieles' },
    relax: { title: 'Mühe, sich zu entspannen' },
    restless: { title: 'Rastlosigkeit' },
    irritable: { title: 'Reizbarkeit' },
    dread: { title: 'Gefühl drohenden Unheils' },
  },
} satisfies LensWords;
