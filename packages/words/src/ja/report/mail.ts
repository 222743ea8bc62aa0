import type { MailWords } from '../../report-words.ts';

export const mail = {
  senderName: 'AI パーソナリティ分析',
  subject: 'パーソナリティ分析が共有されました',
  shared: (sender) => `${sender} というアドレスを入力した人が、パーソナリティ分析を共有しました。`,
  read: '分析を読む',
  expiry: (days) => `リンクは、最初の共有から ${days} 日で使えなくなります。リンクを持つ人は誰でも分析を読めます。`,
  caution: 'この分析は AI が書いたものです。誤りがあるかもしれず、診断ではありません。',
  unverified:
    'このアドレスが送信者のものかどうかは確認していません。心当たりがない場合は、このメールを無視してかまいません。どの名簿にも登録されておらず、この後に何かが届くこともありません。',
} satisfies MailWords;
