import type { LensWords } from '../../lens-words.ts';

export const mbti: Record<string, LensWords> = {
  mbti: {
    title: 'MBTI 風の志向',
    trademark: 'MBTI とマイヤーズ・ブリッグスは、マイヤーズ・ブリッグス財団の登録商標です。',
    bands: { slight: 'わずか', moderate: '中程度', clear: '明確', very_clear: 'とても明確' },
    dimensions: {
      ei: {
        title: 'エネルギー',
        low: '内向',
        high: '外向',
        cannot: '内気さでも人づきあいの好みでもなく、パーティーの写真 1 枚からは読めません',
      },
      sn: { title: '情報', low: '感覚', high: '直観', cannot: '文章の種類や仕事の文書は、どちらの側にも見えます' },
      tf: { title: '判断のしかた', low: '感情', high: '思考', cannot: '温かさでも知能でも性別でもありません' },
      jp: {
        title: '生活のしかた',
        low: '知覚的態度',
        high: '判断的態度',
        cannot: '推敲された文書はいつも J に見えます',
      },
    },
  },
};
