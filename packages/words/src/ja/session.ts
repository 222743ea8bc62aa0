import type { SessionWords } from '../catalogue.ts';
import { createFormat } from '../format.ts';

const { plural } = createFormat('ja');

export const session = {
  cleared: { title: '新しい分析', description: 'すべて消去しました。新しく始められます。' },
  failed: { title: 'エラー', description: '前の分析を消去できませんでした。ページを再読み込みしてください。' },
  confirm: {
    title: '新しい分析を始めますか？',
    text: 'このブラウザのすべてのセッションの内容が、すぐに完全に削除されます：',
    reports: (count) => plural(count, { other: 'レポート # 件' }),
    chat: (count) => plural(count, { other: 'チャットのメッセージ # 件' }),
    running: 'いま書いている内容',
    input: '入力または選択した内容',
    links: '共有したリンクは、期限が切れるか取り消すまで開いたままです。',
    accept: '新しい分析',
    cancel: 'すべて残す',
    close: '閉じる',
  },
  offline: {
    title: 'オフラインです',
    description: '何も送信されず、何も削除されていません。接続してからもう一度お試しください。',
  },
  others: { title: 'ほかのセッション', name: (reports, day) => `${reports} · ${day}` },
} satisfies SessionWords;
