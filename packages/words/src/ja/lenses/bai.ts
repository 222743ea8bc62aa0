import type { LensWords } from '../../lens-words.ts';

export const bai = {
  title: 'BAI の領域',
  trademark: 'BAI：ピアソン。著作権があります。',
  bands: { minimal: 'ごく軽い', mild: '軽度', moderate: '中等度', severe: '重度' },
  dimensions: {
    subjective: { title: '主観的な恐れとおびえ' },
    neurophysiological: { title: 'めまい、震え、しびれ、ふらつき', row: 'めまい、震え、しびれ' },
    autonomic: { title: 'ほてり、赤面、発汗、消化不良', row: 'ほてり、汗、消化不良' },
    panic: { title: '動悸、息苦しさ、死の恐怖' },
  },
} satisfies LensWords;
