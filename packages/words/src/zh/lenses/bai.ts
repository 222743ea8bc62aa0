import type { LensWords } from '../../lens-words.ts';

export const bai = {
  title: 'BAI 的各个方面',
  trademark: 'BAI：培生；受版权保护。',
  bands: { minimal: '极轻', mild: '轻度', moderate: '中度', severe: '重度' },
  dimensions: {
    subjective: { title: '主观的恐惧与害怕' },
    neurophysiological: { title: '头晕、发抖、麻木、腿软' },
    autonomic: { title: '发热、脸红、出汗、消化不良', row: '发热、出汗、肠胃' },
    panic: { title: '心跳加快、气促、怕死' },
  },
} satisfies LensWords;
