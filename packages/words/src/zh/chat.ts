import type { ChatWords } from '../catalogue.ts';

export const chat = {
  title: '对话',
  notice: '你在与 AI 交谈，它的回答可能有误。',
  log: '对话内容',
  you: '你',
  ai: 'AI',
  empty: '还没有对话。分析完成后，可以就它提问。',
  suggestions: ['最有力的依据是什么？', '什么会改变这个结果？', '请简单解释这些条形图'],
  label: '问题',
  placeholder: '就这份分析提问……',
  send: '发送',
  stop: '停止',
  toEnd: '最新',
  writing: 'AI 正在回复。',
  ready: '回复已完成。',
  unfinished: '已停止。这条回复没有写完。',
  failed: { title: '出错了', description: '消息未能发送。' },
} satisfies ChatWords;
