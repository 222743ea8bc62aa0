import { SHARE_DAYS } from '@app/contract/sharing';
import type { MailWords } from '../catalogue.ts';

export const mail = {
  senderName: 'AI パーソナリティ分析',
  subject: 'パーソナリティ分析が共有されました',
  shared: (sender) => `${sender} というアドレスを入力した人が、パーソナリティ分析を共有しました。`,
  read: '分析を読む',
  expiry: `リンクは、分析が最初に共有されてから ${SHARE_DAYS} 日後に使えなくなります。リンクを持つ人は誰でも分析を読めます。`,
  caution: '分析は AI が書きました。間違っていることがあり、診断ではありません。',
  unverified:
    'このアドレスが送り主のものかどうかは確認していません。心当たりがない場合は、このメールを無視してかまいません。どの名簿にも登録されておらず、ほかに何も届きません。',
} satisfies MailWords;
