import type { LensWords } from '../../lens-words.ts';

export const evo: Record<string, LensWords> = {
  poles: {
    title: '進化から見た十の対',
    bands: { balanced: '均衡', leaning: 'やや傾く', marked: 'はっきり傾く' },
    dimensions: {
      life_pace: {
        title: '生活の速さ',
        low: '速さ',
        high: 'ゆとり',
        cannot: '子ども時代の逆境、生殖、健康は扱いません',
      },
      rank_path: { title: '地位への道', low: '支配', high: '名声', cannot: '体格や声の高さからは読めません' },
      forage_mode: { title: '探索か活用か', low: '探索', high: '活用' },
      risk_mode: { title: '冒険か安全か', low: '冒険', high: '安全', cannot: '劇的な写真 1 枚からは読めません' },
      threat_tuning: { title: '警戒か信頼か', low: '警戒', high: '信頼', cannot: '不安障害や心の傷ではありません' },
      exchange_mode: { title: '競争か協力か', low: '競争', high: '協力' },
      moral_circle: {
        title: '思いやりの範囲',
        low: '身内',
        high: 'すべての人',
        cannot: '国籍、民族、政治、宗教は扱いません',
      },
      kin_investment: {
        title: '手間をかける先',
        low: '身内と世話',
        high: '仕事と達成',
        cannot: '家族の状況、生殖、親であるかどうかは扱いません',
      },
      bond_horizon: {
        title: '関係の見通し',
        low: '長い見通し',
        high: '開いた見通し',
        cannot: '性生活、性的指向、相手の人数、魅力は扱いません。書き手が自分から触れないかぎり評価しません',
      },
      signal_mode: { title: '見せるか控えるか', low: '誇示', high: '控えめ', cannot: '財産、階層、身体は扱いません' },
    },
  },
};
