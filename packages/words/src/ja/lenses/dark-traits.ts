import type { LensWords } from '../../lens-words.ts';

export const darkTraits: Record<string, LensWords> = {
  darktraits: {
    title: '暗い傾向と明るい傾向',
    trademark: 'SD3/SD4、NPI、MACH-IV、TriPM、PCL-R の項目とカットオフ値は使っていません。',
    bands: { not_seen: '見られない', faint: 'かすか', some: 'ある程度', clear: '明確' },
    dimensions: {
      machiavellianism: { title: 'マキャベリアニズム', cannot: '商売やチェスの話からは読めません' },
      grandiose_narcissism: { title: '誇大型ナルシシズム', cannot: '一つの達成への誇りや一人称の多さからは読めません' },
      primary_psychopathy: {
        title: 'サイコパシー（冷淡・大胆）',
        cannot: '犯罪の話やブラックユーモアからは読めません',
      },
      everyday_sadism: { title: '日常的サディズム', cannot: 'ホラー小説や軽口からは読めません' },
      vulnerable_narcissism: { title: '脆弱型ナルシシズム', cannot: '普通に傷ついた気持ちからは読めません' },
      secondary_psychopathy: { title: '二次性サイコパシー（衝動・反応）', cannot: '心の傷への反応からは読めません' },
      borderline_features: { title: '感情の不安定さ', cannot: 'どのような障害でもありません' },
      d_core: { title: 'ダークコア（D）', cannot: '一つひとつの発言からは読めません' },
      kantianism: { title: '明：人を目的として扱う' },
      humanism: { title: '明：一人ひとりの尊重' },
      faith_in_humanity: { title: '明：人への信頼' },
    },
  },
};
