import { SHARE_DAYS } from '@app/contract/sharing';
import type { MailWords } from '../catalogue.ts';

export const mail = {
  senderName: 'Análisis de personalidad con IA',
  subject: 'Alguien ha compartido contigo un análisis de personalidad',
  shared: (sender) => `Alguien que dio la dirección ${sender} ha compartido contigo un análisis de personalidad.`,
  read: 'Leer el análisis',
  expiry: `El enlace deja de funcionar ${SHARE_DAYS} días después de compartir por primera vez el análisis. Quien lo tenga puede leer el análisis.`,
  caution: 'El análisis lo ha escrito una IA. Puede equivocarse y no es un diagnóstico.',
  unverified:
    'No hemos comprobado que esta dirección sea de quien envía. Si no la conoces o no esperabas esto, puedes ignorar este correo: no estás en ninguna lista y no llegará nada más.',
} satisfies MailWords;
