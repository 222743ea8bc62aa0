import type { SharingWords } from '../catalogue.ts';

export const sharing = {
  title: '分析を共有',
  text: 'リンクを送ります。リンクを持つ人は誰でも開けます。',
  senderEmail: '自分のメールアドレス',
  recipientEmail: '相手のメールアドレス',
  invalidEmail: '有効なメールアドレスを入力してください',
  submit: '共有',
  sending: '送信中…',
  cancel: 'キャンセル',
  close: '閉じる',
  preview: {
    image: '画像の小さな写しが分析とともに表示されます。',
    video: '動画の冒頭の小さな画像が分析とともに表示されます。',
  },
  links: {
    title: '共有したリンク',
    general: 'パーソナリティ',
    dates: (shared, expires) => `共有日：${shared} · 有効期限：${expires}`,
    revoke: '取り消す',
    revokeThis: (label, shared) => `${shared} に共有した「${label}」のリンクを取り消す`,
    revoked: '取り消し済み',
    told: (label) => `「${label}」のリンクを取り消しました。もう何も開きません。`,
    mail: {
      sending: 'メール：送信中',
      waiting: 'メール：サーバーがまだ受け付けていません。引き続き試みます',
      accepted: 'メール：サーバーが受け付けました',
      unsure: 'メール：届いた可能性があるため、再送しません',
      refused: 'メール：サーバーに拒否され、送信されませんでした',
      'gave-up': 'メール：サーバーが時間内に受け付けず、送信されませんでした',
    },
    failed: { title: 'エラー', description: 'リンクを取り消せませんでした。もう一度お試しください。' },
  },
  waiting: {
    title: '待機中',
    description:
      'メールサーバーがまだメールを受け付けていません。引き続き送信を試みます。結果は共有画面に表示されます。',
  },
  unsure: {
    title: '送信された可能性があります',
    description: 'メールサーバーが受け付けている途中で接続が切れました。届いている可能性があるため、再送はしません。',
  },
  shared: { title: '送信しました', description: '分析を共有しました。' },
  failed: { title: 'エラー', description: '分析を共有できませんでした。もう一度お試しください。' },
  nothing: { title: 'エラー', description: '共有できる分析がありません' },
  loaded: { title: '共有された分析を読み込みました' },
  notLoaded: {
    title: 'エラー',
    description: '共有された分析を読み込めませんでした。期限切れか、削除された可能性があります。',
  },
} satisfies SharingWords;
