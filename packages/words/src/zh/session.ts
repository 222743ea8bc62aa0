import type { SessionWords } from '../catalogue.ts';
import { createFormat } from '../format.ts';

const { plural } = createFormat('zh');

export const session = {
  cleared: { title: '新的分析', description: '已全部清除，可以重新开始。' },
  failed: { title: '出错了', description: '未能清除之前的分析。请刷新页面。' },
  confirm: {
    title: '开始新的分析？',
    text: '这会立即并永久删除你在此浏览器所有会话中的全部内容：',
    reports: (count) => plural(count, { other: '# 份报告' }),
    chat: (count) => plural(count, { other: '# 条聊天消息' }),
    running: '正在撰写的内容',
    input: '你输入或选择的内容',
    links: '你分享的链接会一直有效，直到过期或被你撤销。',
    accept: '新的分析',
    cancel: '全部保留',
    close: '关闭',
  },
  offline: { title: '你已离线', description: '没有发送任何内容，也没有删除任何内容。请在恢复连接后重试。' },
  others: { title: '你的其他会话', name: (reports, day) => `${reports} · ${day}` },
} satisfies SessionWords;
