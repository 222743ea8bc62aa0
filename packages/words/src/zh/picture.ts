import { completePicture } from '../catalogue.ts';

export const picture = completePicture({
  text: '用于发帖和发消息：图中没有网址，并标明由 AI 撰写。',
  choose: '图片中的引文',
  none: '不放引文',
  drawing: '正在绘制图片。',
  drawn: '图片已完成。',
  alt: '图片预览：报告的标题、画像、引文和图表',
  save: (format) => `保存为 ${format}`,
  notOffered: '以求助热线开头的报告，或关于多个人的报告，不会制作成图片。',
  failed: { title: '错误', description: '无法制作图片，请重试。' },
  again: '重试',
});
