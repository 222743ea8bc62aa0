import { SHARE_DAYS } from '@app/contract/sharing';
import type { MailWords } from '../catalogue.ts';

export const mail = {
  senderName: 'Análise de personalidade com IA',
  subject: 'Compartilharam com você uma análise de personalidade',
  shared: (sender) => `Alguém que informou o endereço ${sender} compartilhou com você uma análise de personalidade.`,
  read: 'Ler a análise',
  expiry: `O link deixa de funcionar ${SHARE_DAYS} dias depois do primeiro compartilhamento da análise. Quem tem o link pode ler a análise.`,
  caution: 'A análise foi escrita por uma IA. Ela pode estar errada e não é um diagnóstico.',
  unverified:
    'Não verificamos se este endereço é de quem enviou. Se você não o conhece ou não esperava isto, pode ignorar este e-mail: você não está em nenhuma lista e nada mais será enviado.',
} satisfies MailWords;
