import type { LensWords } from '../../lens-words.ts';

const NEEDS_SUPERVISION = '需要有人监督的任务';

export const stanfordBinet: Record<string, LensWords> = {
  factors: {
    title: '可见的推理',
    trademark: '斯坦福-比奈与 SB5 是测验出版方的商标。不含分测验、题目或常模。',
    dimensions: {
      fr_v: { title: '流体推理 - 言语', cannot: '话题简单时两方面都看不出' },
      kn_v: { title: '知识 - 言语', cannot: '不是学历；用第二语言写作、借助 AI 或查资料都会改变结果' },
      qr_v: { title: '数量推理 - 言语', cannot: '只有文字确实用数量推理时才可评；否则无法评估' },
      vs_v: { title: '视觉空间 - 言语', cannot: '只有描述了空间关系时才可评；否则无法评估' },
      wm_v: { title: '工作记忆 - 言语', cannot: '书写本身就是不受限的外部记忆' },
      fr_nv: { title: '流体推理 - 非言语', cannot: NEEDS_SUPERVISION },
      kn_nv: { title: '知识 - 非言语', cannot: NEEDS_SUPERVISION },
      qr_nv: { title: '数量推理 - 非言语', cannot: NEEDS_SUPERVISION },
      vs_nv: { title: '视觉空间 - 非言语', cannot: NEEDS_SUPERVISION },
      wm_nv: { title: '工作记忆 - 非言语', cannot: NEEDS_SUPERVISION },
    },
  },
};
