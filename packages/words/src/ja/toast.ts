import type { ToastWords } from '../catalogue.ts';

const again = 'もう一度お試しください。';

export const toast = {
  label: '通知',
  region: '通知（{hotkey}）',
  close: '閉じる',

  runTitle: (label, date) => `${label ?? 'パーソナリティ'}の分析 - ${date}`,
  complete: (label) => ({ title: label ? `${label}：分析完了` : '分析完了' }),
  stopped: { title: '分析を停止しました' },
  failed: {
    title: '分析できませんでした',
    textMissing: '分析する文章を入力してください',
    text: (type) => `分析できませんでした（${type}）。${again}`,
    what: { text: '文章', document: '文書' },
  },
  uploadFailed: {
    title: 'アップロードできませんでした',
    description: `ファイルをアップロードできませんでした。${again}`,
  },
  mediaFailed: {
    image: { title: 'エラー', description: `画像を分析できませんでした。${again}` },
    video: { title: 'エラー', description: `動画を分析できませんでした。${again}` },
  },
  noData: {
    image: { title: 'エラー', description: '画像のデータがありません' },
    video: { title: 'エラー', description: '動画のデータがありません' },
  },
  lost: {
    title: '分析できませんでした',
    description: '接続が切れました。分析は続いているかもしれません。ページを再読み込みすると確認できます。',
  },
  notStopped: { title: 'エラー', description: '分析を停止できませんでした。まだ続いているかもしれません。' },
  noText: { title: '文章がありません', description: '先に文章を入力してください' },
  noTextBelow: { title: '文章がありません', description: '下の「入力プレビュー」に文章を入力してください' },
  extracting: { title: '文章を取り出しています' },
  extracted: { title: '文章を取り出しました' },
  extractionFailed: { title: '取り出せませんでした', description: `文書から文章を取り出せませんでした。${again}` },
  exampleFailed: { title: 'エラー', description: `例を読み込めませんでした。${again}` },
  reUpload: {
    title: '再アップロードが必要です',
    description: '新しいモデルで分析するには、文書をもう一度アップロードしてください。',
  },
} satisfies ToastWords;
