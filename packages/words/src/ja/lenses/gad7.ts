import type { LensWords } from '../../lens-words.ts';

export const gad7 = {
  title: 'GAD-7 の領域',
  trademark: 'GAD-7：ファイザー。',
  bands: { minimal: 'ごく軽い', mild: '軽度', moderate: '中等度', severe: '重度' },
  dimensions: {
    nervous: { title: '緊張感' },
    control: { title: '抑えられない心配' },
    worry: { title: 'いろいろなことの心配' },
    relax: { title: 'くつろげなさ' },
    restless: { title: '落ち着かなさ' },
    irritable: { title: 'いらだち' },
    dread: { title: '恐ろしいことの予感' },
  },
} satisfies LensWords;
