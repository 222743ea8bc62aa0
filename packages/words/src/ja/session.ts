import type { SessionWords } from '../catalogue.ts';

export const session = {
  cleared: { title: '新しい分析', description: 'すべて消去しました。新しく始められます。' },
  failed: { title: 'エラー', description: '前の分析を消去できませんでした。ページを再読み込みしてください。' },
  confirm: {
    title: '停止して最初から始めますか？',
    text: 'まだ書いている途中です。新しい分析を始めると停止し、このセッションの内容はすべて削除されます。',
    accept: '停止して最初から始める',
    cancel: 'このまま続ける',
    close: '閉じる',
  },
} satisfies SessionWords;
