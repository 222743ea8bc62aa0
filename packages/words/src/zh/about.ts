import type { FrameworkWords } from '../frameworks.ts';

export const about = {
  general: '用平实的话描绘作者或画面中人物给人的印象，不套用测验模型。',
  mbti: '源自荣格传统的四对偏好，作为四条连续的尺度来读，合起来得出四个字母的代码。',
  bigfive: '每个人或多或少都有的五种广泛特质；人格研究中证据最充分的结构。',
  enneagram: '九种动机模式，各有典型的恐惧与愿望；常用于自我反思，研究上的支持不一。',
  darktraits: '日常范围内把自己放在他人之前的倾向，并以体贴的一面作为平衡。',
  'stanford-binet': '斯坦福-比奈框架的五个因素，只用来整理文字中可见的推理；不估算智商。',
  vocational: '并列阅读：霍兰德兴趣、施瓦茨基本价值观、细化价值观、麦克利兰动机、自我决定理论与工作价值观。',
  'personality-structure': '并列阅读：大五人格、HEXACO、16PF、MBTI 式偏好、凯尔西气质、社会人格学、霍根与 DISC。',
  clinical: '并列阅读：MMPI 与 MCMI-IV 的视角、DSM-5 的 SCID 大纲，以及 PID-5 的特质大纲。',
  anxiety: '并列阅读：BDI-II、汉密尔顿抑郁量表（17 项）、BAI、GAD-7 与 PHQ-9 的各个方面。',
  evo: '时间、精力、信任与地位追求之间的十种日常取舍；本产品自有的探索性视角。',
} satisfies FrameworkWords;
