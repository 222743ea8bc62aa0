import type { ToastWords } from '../catalogue.ts';

const again = '请再试一次。';

export const toast = {
  label: '通知',
  region: '通知（{hotkey}）',
  close: '关闭',

  runTitle: (label, date) => `${label ?? '人格'}分析 - ${date}`,
  complete: (label) => ({ title: label ? `${label}：分析完成` : '分析完成' }),
  stopped: { title: '分析已停止' },
  failed: {
    title: '分析失败',
    textMissing: '请提供要分析的文字',
    text: (type) => `未能完成分析（${type}）。${again}`,
    what: { text: '文字', document: '文档' },
  },
  uploadFailed: { title: '上传失败', description: `文件未能上传。${again}` },
  mediaFailed: {
    image: { title: '出错了', description: `图片未能分析。${again}` },
    video: { title: '出错了', description: `视频未能分析。${again}` },
  },
  noData: {
    image: { title: '出错了', description: '没有图片数据' },
    video: { title: '出错了', description: '没有视频数据' },
  },
  lost: { title: '分析失败', description: '连接中断了。分析可能仍在进行：刷新页面即可查看。' },
  notStopped: { title: '出错了', description: '未能停止分析，它可能仍在进行。' },
  noText: { title: '没有文字', description: '请先输入一些文字' },
  noTextBelow: { title: '没有文字', description: '请在下方的“输入预览”中输入文字' },
  extracting: { title: '正在提取文字' },
  extracted: { title: '文字已提取' },
  extractionFailed: { title: '提取失败', description: `未能从文档中提取文字。${again}` },
  exampleFailed: { title: '出错了', description: `示例未能载入。${again}` },
  reUpload: { title: '需要重新上传', description: '请重新上传文档，以便用新的模型分析。' },
} satisfies ToastWords;
