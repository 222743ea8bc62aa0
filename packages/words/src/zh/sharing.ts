import type { SharingWords } from '../catalogue.ts';

export const sharing = {
  title: '分享分析',
  text: '我们会发送一个链接，任何拿到它的人都能打开。',
  senderEmail: '你的邮箱',
  recipientEmail: '收件人的邮箱',
  invalidEmail: '请输入有效的邮箱',
  submit: '分享',
  sending: '正在发送……',
  cancel: '取消',
  close: '关闭',
  preview: { image: '你的图片会以小图与分析一同显示。', video: '你的视频第一刻的小图会与分析一同显示。' },
  links: {
    title: '你分享过的链接',
    general: '人格',
    dates: (shared, expires) => `分享于 ${shared} · ${expires} 到期`,
    revoke: '撤销',
    revokeThis: (label, shared) => `撤销“${label}”的链接，分享于 ${shared}`,
    revoked: '已撤销',
    told: (label) => `“${label}”的链接已撤销，不再能打开任何内容。`,
    failed: { title: '出错了', description: '未能撤销链接。请再试一次。' },
  },
  shared: { title: '已发送', description: '分析已分享。' },
  failed: { title: '出错了', description: '未能分享分析。请再试一次。' },
  nothing: { title: '出错了', description: '没有可分享的分析' },
  loaded: { title: '已载入分享的分析' },
  notLoaded: { title: '出错了', description: '未能载入分享的分析。它可能已到期或被移除。' },
} satisfies SharingWords;
