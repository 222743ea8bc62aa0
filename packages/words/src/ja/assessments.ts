import type { AssessmentWords } from '../catalogue.ts';

export const assessments = {
  step: (number) => `手順 ${number}`,
  models: {
    title: 'AI モデルを選ぶ',
    unavailable: 'ここでは利用できません',
    name: (number) => `モデル ${number}`,
  },
  inputTypes: {
    title: '入力の種類を選ぶ',
    image: '画像',
    document: '文書',
    video: '動画',
    'text-mbti': '文章 MBTI',
    'image-mbti': '画像 MBTI',
    'video-mbti': '動画 MBTI',
  },
  deepDives: ['画像の詳細分析', '文章の詳細分析', '動画の詳細分析'],
  comingSoon: { title: '近日公開', description: (name) => `${name}はまだ準備中です。` },
  matrix: {
    title: 'その他の分析',
    row: '文章・画像・動画に使える、さらに多くの枠組み',
    close: '閉じる',
    framework: '枠組み',
    kinds: { text: '文章', image: '画像', video: '動画' },
    lead: (framework) => `${framework}。`,
    buttonKinds: { text: '文章', image: '画像', video: '動画' },
    button: (framework, kind) => `${framework}、${kind}`,
    about: '枠組みを選び、次に文章・画像・動画を選びます。文章のボタンは「入力プレビュー」を読みます。',
    note: '渡された素材から AI が書きます。印象であり、診断でもテストの得点でもありません。',
  },
} satisfies AssessmentWords;
