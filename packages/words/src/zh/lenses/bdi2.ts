import type { LensWords } from '../../lens-words.ts';

export const bdi2 = {
  title: 'BDI-II 的各个方面',
  trademark: 'BDI-II：培生；受版权保护。这里只用各方面的名称。',
  bands: { minimal: '极轻', mild: '轻度', moderate: '中度', severe: '重度' },
  dimensions: {
    sadness: { title: '悲伤' },
    pessimism: { title: '悲观' },
    past_failure: { title: '过去的失败' },
    loss_of_pleasure: { title: '失去乐趣' },
    guilt: { title: '内疚' },
    punishment: { title: '受惩罚感' },
    self_dislike: { title: '不喜欢自己' },
    self_criticism: { title: '自我批评' },
    suicidal_thoughts: {
      title: '自杀念头',
      cannot: '这里绝不评定也不引用：如果你正有这样的念头，请和医生或心理危机热线谈谈',
    },
    crying: { title: '哭泣' },
    agitation: { title: '烦躁不安' },
    loss_of_interest: { title: '失去兴趣' },
    indecision: { title: '犹豫不决' },
    worthlessness: { title: '无价值感' },
    loss_of_energy: { title: '精力减退' },
    sleep: { title: '睡眠' },
    irritability: { title: '易烦躁' },
    appetite: { title: '食欲' },
    concentration: { title: '专注' },
    fatigue: { title: '疲劳' },
    loss_of_intimacy_interest: { title: '对亲密失去兴趣', cannot: '太过私密，不宜从文字中读取；有意留空' },
  },
} satisfies LensWords;
