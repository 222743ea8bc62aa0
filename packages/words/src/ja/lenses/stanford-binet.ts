import type { LensWords } from '../../lens-words.ts';

const NEEDS_SUPERVISION = '監督のもとで行う課題が必要です';

export const stanfordBinet: Record<string, LensWords> = {
  factors: {
    title: '見えている推論',
    trademark: 'スタンフォード・ビネーと SB5 は検査の発行元の商標です。下位検査、問題、基準値は使っていません。',
    dimensions: {
      fr_v: { title: '流動性推理 - 言語', cannot: '易しい話題からはどちらとも言えません' },
      kn_v: {
        title: '知識 - 言語',
        cannot: '学歴ではありません。第二言語での執筆、AI の助け、調べものによって変わります',
      },
      qr_v: {
        title: '量的推理 - 言語',
        cannot: '文章が実際に数量で推論している場合だけで、そうでなければ評価できません',
      },
      vs_v: { title: '視空間 - 言語', cannot: '空間の関係が書かれている場合だけで、そうでなければ評価できません' },
      wm_v: { title: 'ワーキングメモリ - 言語', row: '作業記憶 - 言語', cannot: '書くことは限りのない外部の記憶です' },
      fr_nv: { title: '流動性推理 - 非言語', cannot: NEEDS_SUPERVISION },
      kn_nv: { title: '知識 - 非言語', cannot: NEEDS_SUPERVISION },
      qr_nv: { title: '量的推理 - 非言語', cannot: NEEDS_SUPERVISION },
      vs_nv: { title: '視空間 - 非言語', cannot: NEEDS_SUPERVISION },
      wm_nv: { title: 'ワーキングメモリ - 非言語', row: '作業記憶 - 非言語', cannot: NEEDS_SUPERVISION },
    },
  },
};
