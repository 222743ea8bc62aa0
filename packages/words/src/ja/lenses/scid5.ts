import type { LensWords } from '../../lens-words.ts';

export const scid5 = {
  title: 'DSM-5 の SCID の枠組み',
  trademark:
    'DSM、DSM-5、SCID は米国精神医学会の商標です。基準は電子的な利用も含めて転載できません。基準の本文も該当数も使っていません。',
  dimensions: {
    module_a: { title: '気分', smallPrint: 'モジュール A' },
    module_b: { title: '珍しい知覚と信念', smallPrint: 'モジュール B' },
    module_c: {
      title: '精神病性の状態の見分け',
      smallPrint: 'モジュール C',
      cannot: '面談をした臨床家だけができる区別です',
    },
    module_d: {
      title: '気分の状態の見分け',
      smallPrint: 'モジュール D',
      cannot: '面談をした臨床家だけができる区別です',
    },
    module_e: { title: '酒とほかの物質', smallPrint: 'モジュール E' },
    module_f: { title: '不安', smallPrint: 'モジュール F' },
    module_g: { title: '強迫観念、儀式、つらい出来事の余波', row: '強迫観念と余波', smallPrint: 'モジュール G' },
    module_h: { title: '注意と落ち着きのなさ', smallPrint: 'モジュール H' },
    module_i: { title: 'そのほかの現在の悩み', smallPrint: 'モジュール I' },
    module_j: { title: '生活の変化のあとの負担', smallPrint: 'モジュール J' },
  },
} satisfies LensWords;
