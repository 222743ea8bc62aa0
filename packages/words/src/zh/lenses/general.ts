import type { LensWords } from '../../lens-words.ts';

export const general: Record<string, LensWords> = {
  sections: {
    title: '人物素描',
    dimensions: {
      communication_style: { title: '沟通风格' },
      thinking_style: { title: '思维风格' },
      emotional_tone_expressed: { title: '流露的情绪基调', cannot: '只看文字的语气，不是内心状态' },
      social_stance: { title: '与人相处的姿态' },
      motivation_and_values: { title: '动机与价值观', cannot: '绝不涉及政治或宗教' },
      self_view: { title: '自我看法' },
      coping_and_stress_language: { title: '谈及压力与应对的方式', cannot: '不是关于健康的判断' },
      strengths: { title: '长处' },
      blind_spots: { title: '盲点' },
      contradictions: { title: '矛盾之处' },
      setting_and_self_presentation: { title: '环境与自我呈现' },
      what_cannot_be_said: { title: '无法断言的事' },
      questions_that_would_help: { title: '有帮助的问题' },
    },
  },
};
