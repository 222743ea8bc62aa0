import type { LensWords } from '../../lens-words.ts';

export const scid5 = {
  title: 'DSM-5 的 SCID 大纲',
  trademark:
    'DSM、DSM-5、SCID 是美国精神医学学会的商标；其标准不得复制，电子应用也包括在内。不含标准原文，也不计算符合条数。',
  dimensions: {
    module_a: { title: '情绪', smallPrint: '模块 A' },
    module_b: { title: '异常的知觉与信念', smallPrint: '模块 B' },
    module_c: { title: '精神病性状况的区分', smallPrint: '模块 C', cannot: '只有临床专业人员在交谈中才能作出的区分' },
    module_d: { title: '情绪状况的区分', smallPrint: '模块 D', cannot: '只有临床专业人员在交谈中才能作出的区分' },
    module_e: { title: '酒精与其他物质', smallPrint: '模块 E' },
    module_f: { title: '焦虑', smallPrint: '模块 F' },
    module_g: { title: '强迫念头、仪式与坏事的余波', row: '强迫念头与余波', smallPrint: '模块 G' },
    module_h: { title: '注意力与坐立不安', smallPrint: '模块 H' },
    module_i: { title: '目前的其他困扰', smallPrint: '模块 I' },
    module_j: { title: '生活变动后的负担', smallPrint: '模块 J' },
  },
} satisfies LensWords;
