import type { LensWords } from '../../lens-words.ts';

export const mbti: Record<string, LensWords> = {
  mbti: {
    title: 'MBTI 式偏好',
    trademark: 'MBTI 与迈尔斯-布里格斯是迈尔斯与布里格斯基金会的注册商标。',
    bands: { slight: '轻微', moderate: '中等', clear: '清晰', very_clear: '非常清晰' },
    dimensions: {
      ei: {
        title: '能量',
        low: '内倾',
        high: '外倾',
        cannot: '不是害羞，不等于是否喜欢与人相处，也不能凭一张聚会照片判断',
      },
      sn: { title: '信息', low: '实感', high: '直觉', cannot: '文体与工作文书会让两边都显得像' },
      tf: { title: '决定', low: '情感', high: '思考', cannot: '不是热情，不是智力，也不是性别' },
      jp: { title: '生活方式', low: '感知', high: '判断', cannot: '修改过的文档总是看起来像 J' },
    },
  },
};
