import { SHARE_DAYS } from '@app/contract/sharing';
import type { MailWords } from '../catalogue.ts';

export const mail = {
  senderName: 'AI 人格分析',
  subject: '有人与你分享了一份人格分析',
  shared: (sender) => `填写地址 ${sender} 的人与你分享了一份人格分析。`,
  read: '阅读分析',
  expiry: `链接在分析首次分享 ${SHARE_DAYS} 天后失效。任何拿到链接的人都能阅读这份分析。`,
  caution: '这份分析由 AI 撰写，可能有误，也不是诊断。',
  unverified:
    '我们没有核实这个地址是否属于发件人。如果你不认识它，或没有预料到这封邮件，可以不予理会：你不在任何名单上，之后也不会再有邮件。',
} satisfies MailWords;
