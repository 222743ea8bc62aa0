import type { SessionWords } from '../catalogue.ts';

export const session = {
  cleared: { title: '新的分析', description: '已全部清除，可以重新开始。' },
  failed: { title: '出错了', description: '未能清除之前的分析。请刷新页面。' },
  confirm: {
    title: '停止并重新开始？',
    text: '还有内容正在撰写。新的分析会让它停止，并删除本次会话中的一切。',
    accept: '停止并重新开始',
    cancel: '让它继续',
    close: '关闭',
  },
} satisfies SessionWords;
