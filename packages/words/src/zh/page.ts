import { MIN_AGE_YEARS } from '@app/contract/limits';
import type { FrameWords } from '../catalogue.ts';

export const page = {
  title: 'AI 人格分析',
  description: '由 AI 撰写的人格分析，每一个判断都附有核对过的引文。',
  language: '语言',
  skip: '跳到输入区',
  themeToDark: '切换到深色',
  themeToLight: '切换到浅色',
  notNow: '暂时不可用',
  notNowNames: (names) => `暂时不可用：${names.join('、')}`,
  simulated: { title: '模拟模型。', text: '这里不会询问任何 AI 公司。示例分析由程序写成，仅供参考。' },
  notFound: { title: '404 找不到页面', text: '这个地址没有页面。', home: '回到首页' },
  notice: [
    `只限你自己的材料、已同意的成年人的材料，或虚构内容。须年满 ${MIN_AGE_YEARS} 岁。`,
    '不是诊断；不可用于招聘、信贷、保险、教育、法律或医疗方面的决定。',
    '你选择的模型背后的 AI 公司会读到你发送的内容。',
  ],
  privacy: { link: '隐私', links: '分享过的链接', opens: '（在新标签页中打开）' },
  puzzle: '请稍等：你的浏览器正在做一道小计算题……',
  navigation: { label: '页面的各部分', input: '输入', analysis: '分析', chat: '对话' },
  chooseFile: { image: '选择图片', video: '选择视频' },
  sharedMedia: { image: '分享的图片', video: '分享的视频' },
} satisfies FrameWords;
