import type { MailWords } from '../../report-words.ts';
import { count } from './grammar.ts';

export const mail = {
  senderName: 'Análise de personalidade com IA',
  subject: 'Compartilharam com você uma análise de personalidade',
  shared: (sender) => `Alguém que informou o endereço ${sender} compartilhou com você uma análise de personalidade.`,
  read: 'Ler a análise',
  expiry: (days) =>
    `O link deixa de funcionar ${count(days, '# dia', '# dias')} depois que a análise foi compartilhada pela primeira vez. Quem tiver o link pode ler a análise.`,
  caution: 'A análise foi escrita por uma IA. Ela pode estar errada e não é um diagnóstico.',
  unverified:
    'Não verificamos se esse endereço pertence a quem enviou. Se você não o conhece, ou não esperava por isto, pode ignorar este e-mail: você não está em nenhuma lista, e nada mais será enviado.',
} satisfies MailWords;
