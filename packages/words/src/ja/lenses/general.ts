import type { LensWords } from '../../lens-words.ts';

export const general: Record<string, LensWords> = {
  sections: {
    title: '人物像',
    dimensions: {
      communication_style: { title: '伝え方' },
      thinking_style: { title: '考え方' },
      emotional_tone_expressed: { title: '表れている感情の調子', cannot: '言葉の調子だけで、内面の状態ではありません' },
      social_stance: { title: '人との向き合い方' },
      motivation_and_values: { title: '動機と価値観', cannot: '政治や宗教は決して扱いません' },
      self_view: { title: '自分への見方' },
      coping_and_stress_language: { title: 'ストレスと対処の語り方', cannot: '健康についての判断ではありません' },
      strengths: { title: '強み' },
      blind_spots: { title: '盲点' },
      contradictions: { title: '矛盾' },
      setting_and_self_presentation: { title: '場面と自己の見せ方' },
      what_cannot_be_said: { title: '言えないこと' },
      questions_that_would_help: { title: '手がかりになる問い' },
    },
  },
};
