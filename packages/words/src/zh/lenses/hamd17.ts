import type { LensWords } from '../../lens-words.ts';

export const hamd17 = {
  title: '汉密尔顿抑郁量表（17 项）的各个方面',
  trademark: '汉密尔顿抑郁量表：一般视为公有领域（汉密尔顿，1960 年）。',
  bands: { none: '无', mild: '轻度', moderate: '中度', severe: '重度' },
  dimensions: {
    mood: { title: '情绪低落' },
    guilt: { title: '内疚' },
    suicide: { title: '自杀念头', cannot: '这里绝不评定也不引用：如果你正有这样的念头，请和医生或心理危机热线谈谈' },
    insomnia_early: { title: '入睡' },
    insomnia_middle: { title: '夜间醒来' },
    insomnia_late: { title: '过早醒来' },
    work_activities: { title: '工作与活动' },
    retardation: { title: '言语和动作变慢', cannot: '需要临床专业人员在场' },
    agitation: { title: '可见的坐立不安', cannot: '需要临床专业人员在场' },
    anxiety_psychic: { title: '担忧与紧张' },
    anxiety_somatic: { title: '焦虑的身体表现' },
    somatic_gi: { title: '肠胃与食欲' },
    somatic_general: { title: '疲倦与沉重' },
    genital_symptoms: { title: '对亲密失去兴趣', cannot: '太过私密，不宜从文字中读取；有意留空' },
    health_worry: { title: '对健康的担心' },
    weight_loss: { title: '体重下降' },
    insight: { title: '自知力', cannot: '需要临床专业人员在场' },
  },
} satisfies LensWords;
