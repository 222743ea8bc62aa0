import type { LensWords } from '../../lens-words.ts';

export const phq9 = {
  title: 'PHQ-9 の領域',
  trademark: 'PHQ-9：ファイザー。',
  bands: {
    none_minimal: 'なし〜ごく軽い',
    mild: '軽度',
    moderate: '中等度',
    moderately_severe: 'やや重度',
    severe: '重度',
  },
  dimensions: {
    interest: { title: '興味の喪失' },
    mood: { title: '沈んだ気分' },
    sleep: { title: '睡眠' },
    energy: { title: '活力' },
    appetite: { title: '食欲' },
    self_worth: { title: '自己の価値' },
    concentration: { title: '集中' },
    psychomotor: { title: '動きの遅さや落ち着かなさ' },
    self_harm: {
      title: '死や自傷についての考え',
      cannot: 'ここでは決して評価も引用もしません。もし今そうした考えがあるなら、医師や相談窓口に話してください',
    },
  },
} satisfies LensWords;
