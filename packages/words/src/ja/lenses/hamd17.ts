import type { LensWords } from '../../lens-words.ts';

export const hamd17 = {
  title: 'ハミルトンうつ病評価尺度（17 項目）の領域',
  trademark: 'ハミルトンうつ病評価尺度：一般にパブリックドメインとされています（ハミルトン、1960 年）。',
  bands: { none: 'なし', mild: '軽度', moderate: '中等度', severe: '重度' },
  dimensions: {
    mood: { title: '沈んだ気分' },
    guilt: { title: '罪悪感' },
    suicide: {
      title: '自殺についての考え',
      cannot: 'ここでは決して評価も引用もしません。もし今そうした考えがあるなら、医師や相談窓口に話してください',
    },
    insomnia_early: { title: '寝つき' },
    insomnia_middle: { title: '夜中の目覚め' },
    insomnia_late: { title: '早すぎる目覚め' },
    work_activities: { title: '仕事と活動' },
    retardation: { title: '話や動きの遅さ', cannot: '臨床家の同席が必要です' },
    agitation: { title: '見て取れる落ち着かなさ', cannot: '臨床家の同席が必要です' },
    anxiety_psychic: { title: '心配と緊張' },
    anxiety_somatic: { title: '不安の身体的な表れ' },
    somatic_gi: { title: '胃腸と食欲' },
    somatic_general: { title: '疲れと重さ' },
    genital_symptoms: { title: '親密さへの関心の喪失', cannot: '文章から読むには私的すぎるため、意図して空けています' },
    health_worry: { title: '健康の心配' },
    weight_loss: { title: '体重の減少' },
    insight: { title: '病識', cannot: '臨床家の同席が必要です' },
  },
} satisfies LensWords;
