import type { InputWords } from '../catalogue.ts';
import { createFormat } from '../format.ts';

const { plural } = createFormat('zh');

export const input = {
  title: '输入预览',
  toggle: '文字输入',
  interview: '采访我',
  nothing: '还没有选择任何内容。',
  label: '要分析的文字',
  placeholder: '输入、粘贴文字，或上传要分析的文档……',
  example: '试试示例',
  words: (count) => plural(count, { other: '# 个词' }),
  samples: ['样本较短', '可得大致印象', '样本良好', '样本充足'],
  keys: '按回车分析，按 Shift+回车换行',
  upload: '上传文档',
  extracting: '正在读取文档……',
  submit: '分析文字',
  more: '更多文字分析',
  frameworks: { 'personality-structure': '综合人格结构', mbti: 'MBTI', bigfive: '大五人格', enneagram: '九型人格' },
  drop: {
    title: '把要分析的文件拖到这里',
    supports: '支持 JPG、PNG、MP4、MOV、PDF、DOC、DOCX（最大 50 MB）',
    camera: '拍照',
    now: '松开即可分析文件',
    wait: '正在进行分析。请等它结束后再拖入文件。',
  },
  mode: {
    next: { image: '下一张图片将用于：', video: '下一个视频将用于：' },
    clear: '取消所选测评',
  },
  media: {
    image: '已上传的图片',
    video: '已上传的视频',
    noPicture: '此浏览器无法显示该文件，但仍可分析。',
    analyze: (model) => `用${model}分析`,
    analyzeAgain: (model) => `用${model}重新分析`,
    mbti: { image: 'MBTI 图片分析', video: 'MBTI 视频分析' },
    remove: '移除文件',
  },
  document: { analyzeAgain: '重新分析', mbti: 'MBTI 文档分析', remove: '移除文档' },
  refused: {
    type: { title: '不支持的文件类型', description: '请上传图片、视频，或 PDF、DOC、DOCX、TXT 文件。' },
    media: { title: '不支持的文件类型', description: '请上传图片或视频。' },
    extraction: { title: '不支持的文件', description: '请上传 PDF、DOC、DOCX 或 TXT 文件' },
    size: { title: '文件过大', description: '请上传不超过 50 MB 的文件。' },
    several: { title: '只能一个文件', description: '请一次只上传一个文件。' },
  },
} satisfies InputWords;
