import type { AssessmentWords } from '../catalogue.ts';

export const assessments = {
  step: (number) => `第 ${number} 步`,
  models: {
    title: '选择 AI 模型',
    unavailable: '此处不可用',
    name: (number) => `模型 ${number}`,
  },
  inputTypes: {
    title: '选择输入类型',
    image: '图片',
    document: '文档',
    video: '视频',
    'text-mbti': '文字 MBTI',
    'image-mbti': '图片 MBTI',
    'video-mbti': '视频 MBTI',
  },
  deepDives: ['图片深入分析', '文字深入分析', '视频深入分析'],
  comingSoon: { title: '即将推出', description: (name) => `${name}尚未就绪。` },
  matrix: {
    title: '更多测评',
    row: '更多框架，可用于文字、图片和视频',
    close: '关闭',
    framework: '框架',
    kinds: { text: '文字', image: '图片', video: '视频' },
    lead: (framework) => `${framework}。`,
    buttonKinds: { text: '文字', image: '图片', video: '视频' },
    button: (framework, kind) => `${framework}，${kind}`,
    about: '先选框架，再选文字、图片或视频。文字按钮读取“输入预览”中的内容。',
    note: '由 AI 根据你提供的内容写成。这是一种印象，不是诊断，也不是测验分数。',
  },
} satisfies AssessmentWords;
