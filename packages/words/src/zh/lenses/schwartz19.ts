import type { LensWords } from '../../lens-words.ts';

export const schwartz19 = {
  title: '细化价值观',
  trademark: 'PVQ 须经作者许可方可使用。',
  dimensions: {
    sdt: { title: '自主 - 思想' },
    sda: { title: '自主 - 行动' },
    st: { title: '刺激' },
    he: { title: '享乐' },
    ac: { title: '成就' },
    pod: { title: '权力 - 支配' },
    por: { title: '权力 - 资源' },
    fac: { title: '面子' },
    sep: { title: '安全 - 个人' },
    ses: { title: '安全 - 社会', cannot: '不是政治立场' },
    tr: { title: '传统' },
    hum: { title: '谦逊' },
    cor: { title: '遵从 - 规则' },
    coi: { title: '遵从 - 人际' },
    bed: { title: '仁慈 - 可靠' },
    bec: { title: '仁慈 - 关怀' },
    unc: { title: '普遍主义 - 关切', cannot: '不是政治立场' },
    unn: { title: '普遍主义 - 自然' },
    unt: { title: '普遍主义 - 宽容' },
  },
} satisfies LensWords;
