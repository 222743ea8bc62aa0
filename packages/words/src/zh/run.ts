import type { RunWords } from '../catalogue.ts';

export const run = {
  wait: (ahead, time) => `排在你前面的：${ahead}${time ? `，约 ${time}` : ''}`,
  waitsFor: {
    model: '模型目前非常繁忙，系统会自动再次请求。',
    service: '本服务所需的某个部分暂时不可用，恢复后分析会自动继续。',
  },
  notify: '完成后通知我',
  willNotify: '完成后会通知你。',
  blocked: '此浏览器已阻止通知。',
  ready: '已完成',
  more: '更多',
  opinion: '第二意见',
  mirror: '自己来回答',
  picture: '用于分享的图片',
  send: '发送到应用',
  notSent: { title: '错误', description: '无法发送到应用。' },
} satisfies RunWords;
