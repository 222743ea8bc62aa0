import type { LensWords } from '../../lens-words.ts';

export const schwartz19 = {
  title: '細分化された価値',
  trademark: 'PVQ の使用には著者の許可が必要です。',
  dimensions: {
    sdt: { title: '自律 - 思考' },
    sda: { title: '自律 - 行動' },
    st: { title: '刺激' },
    he: { title: '快楽' },
    ac: { title: '達成' },
    pod: { title: '権力 - 支配' },
    por: { title: '権力 - 資源' },
    fac: { title: '面目' },
    sep: { title: '安全 - 個人' },
    ses: { title: '安全 - 社会', cannot: '政治ではありません' },
    tr: { title: '伝統' },
    hum: { title: '謙虚さ' },
    cor: { title: '同調 - 規則' },
    coi: { title: '同調 - 対人' },
    bed: { title: '慈善 - 頼りがい' },
    bec: { title: '慈善 - 思いやり' },
    unc: { title: '普遍主義 - 関心', cannot: '政治ではありません' },
    unn: { title: '普遍主義 - 自然' },
    unt: { title: '普遍主義 - 寛容' },
  },
} satisfies LensWords;
