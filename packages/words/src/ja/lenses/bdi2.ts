import type { LensWords } from '../../lens-words.ts';

export const bdi2 = {
  title: 'BDI-II の領域',
  trademark: 'BDI-II：ピアソン。著作権があります。領域の名称だけを使っています。',
  bands: { minimal: 'ごく軽い', mild: '軽度', moderate: '中等度', severe: '重度' },
  dimensions: {
    sadness: { title: '悲しさ' },
    pessimism: { title: '悲観' },
    past_failure: { title: '過去の失敗' },
    loss_of_pleasure: { title: '楽しさの喪失' },
    guilt: { title: '罪悪感' },
    punishment: { title: '罰を受ける感じ' },
    self_dislike: { title: '自己嫌悪' },
    self_criticism: { title: '自己批判' },
    suicidal_thoughts: {
      title: '自殺についての考え',
      cannot: 'ここでは決して評価も引用もしません。もし今そうした考えがあるなら、医師や相談窓口に話してください',
    },
    crying: { title: '涙' },
    agitation: { title: '落ち着かなさ' },
    loss_of_interest: { title: '興味の喪失' },
    indecision: { title: '決められなさ' },
    worthlessness: { title: '無価値感' },
    loss_of_energy: { title: '活力の喪失' },
    sleep: { title: '睡眠' },
    irritability: { title: 'いらだち' },
    appetite: { title: '食欲' },
    concentration: { title: '集中' },
    fatigue: { title: '疲れ' },
    loss_of_intimacy_interest: {
      title: '親密さへの関心の喪失',
      cannot: '文章から読むには私的すぎるため、意図して空けています',
    },
  },
} satisfies LensWords;
