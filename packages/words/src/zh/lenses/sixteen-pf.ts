import type { LensWords } from '../../lens-words.ts';

export const sixteenPf = {
  title: '16PF',
  trademark: '16PF 是注册商标（IPAT / Talogy）。',
  dimensions: {
    a: { title: '乐群性', low: '内敛', high: '热情' },
    b: { title: '推理', low: '具体', high: '抽象', cannot: '属于能力量表；需要测验题目' },
    c: { title: '情绪稳定性', low: '易波动', high: '平稳' },
    e: { title: '支配性', low: '谦让', high: '坚定' },
    f: { title: '活泼性', low: '严肃', high: '活泼' },
    g: { title: '规则意识', low: '权宜', high: '守责' },
    h: { title: '社交胆量', low: '腼腆', high: '大胆' },
    i: { title: '敏感性', low: '务实', high: '细腻' },
    l: { title: '警觉性', low: '信任', high: '提防' },
    m: { title: '抽象性', low: '实际', high: '沉浸于想法' },
    n: { title: '隐秘性', low: '直率', high: '含蓄' },
    o: { title: '忧虑性', low: '自信', high: '自疑' },
    q1: { title: '对变化的开放性', low: '恋旧', high: '求新', cannot: '不是政治或宗教立场' },
    q2: { title: '独立性', low: '合群', high: '独处' },
    q3: { title: '完美主义', low: '容忍无序', high: '有条理' },
    q4: { title: '紧张性', low: '放松', high: '紧绷' },
  },
} satisfies LensWords;
