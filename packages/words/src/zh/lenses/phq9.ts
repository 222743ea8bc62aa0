import type { LensWords } from '../../lens-words.ts';

export const phq9 = {
  title: 'PHQ-9 的各个方面',
  trademark: 'PHQ-9：辉瑞。',
  bands: { none_minimal: '无或极轻', mild: '轻度', moderate: '中度', moderately_severe: '中重度', severe: '重度' },
  dimensions: {
    interest: { title: '失去兴趣' },
    mood: { title: '情绪低落' },
    sleep: { title: '睡眠' },
    energy: { title: '精力' },
    appetite: { title: '食欲' },
    self_worth: { title: '自我价值' },
    concentration: { title: '专注' },
    psychomotor: { title: '迟缓或不安' },
    self_harm: {
      title: '死亡或自伤的念头',
      cannot: '这里绝不评定也不引用：如果你正有这样的念头，请和医生或心理危机热线谈谈',
    },
  },
} satisfies LensWords;
