import type { ChatWords } from '../catalogue.ts';

export const chat = {
  title: 'チャット',
  notice: '話している相手は AI です。答えは間違っていることがあります。',
  log: '会話',
  you: '自分',
  ai: 'AI',
  empty: 'まだ会話はありません。分析ができたら、それについて質問できます。',
  suggestions: ['いちばん強い根拠は？', '何があれば結果が変わる？', '棒グラフをやさしく説明して'],
  label: '質問',
  placeholder: '分析について質問する…',
  send: '送信',
  stop: '停止',
  toEnd: '最新へ',
  writing: 'AI が返信を書いています。',
  ready: '返信ができました。',
  unfinished: '停止しました。この返信は途中までです。',
  failed: { title: 'エラー', description: 'メッセージを送信できませんでした。' },
} satisfies ChatWords;
