import type { MailWords } from '../../report-words.ts';

export const mail = {
  senderName: 'AI 人格分析',
  subject: '有人与你分享了一份人格分析',
  shared: (sender) => `一位留下地址 ${sender} 的人与你分享了一份人格分析。`,
  read: '阅读分析',
  expiry: (days) => `链接在首次分享 ${days} 天后失效。拿到链接的任何人都能阅读这份分析。`,
  caution: '这份分析由 AI 撰写。它可能有误，也不是诊断。',
  unverified:
    '我们没有核实这个地址是否属于发件人。如果你不认识这个地址，或没有料到会收到，可以不理会这封邮件：你不在任何名单上，之后也不会再有邮件。',
} satisfies MailWords;
