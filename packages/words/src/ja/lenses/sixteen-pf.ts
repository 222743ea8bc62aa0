import type { LensWords } from '../../lens-words.ts';

export const sixteenPf = {
  title: '16PF',
  trademark: '16PF は登録商標です（IPAT / Talogy）。',
  dimensions: {
    a: { title: '温かさ', low: '控えめ', high: '温かさ' },
    b: { title: '推理', low: '具体', high: '抽象', cannot: '能力の尺度です。検査の問題が必要です' },
    c: { title: '情緒の安定', low: '揺れやすさ', high: '安定' },
    e: { title: '支配性', low: '譲歩', high: '主張' },
    f: { title: '快活さ', low: 'まじめ', high: '快活' },
    g: { title: '規則の意識', low: '臨機応変', high: '義務感' },
    h: { title: '対人の大胆さ', low: '内気', high: '大胆' },
    i: { title: '感受性', low: '実務', high: '繊細' },
    l: { title: '警戒心', low: '信頼', high: '用心' },
    m: { title: '抽象性', low: '現実', high: '没頭' },
    n: { title: '私的な慎み', low: '率直', high: '慎み' },
    o: { title: '気がかり', low: '自信', high: '自己懐疑' },
    q1: { title: '変化への開放性', low: 'なじみ', high: '試行', cannot: '政治や宗教ではありません' },
    q2: { title: '自立性', low: '集団', high: '単独' },
    q3: { title: '完璧主義', low: '乱れの許容', high: '整然' },
    q4: { title: '緊張', low: 'くつろぎ', high: '張りつめ' },
  },
} satisfies LensWords;
