import type { MailWords } from '../../report-words.ts';
import { plural } from './grammar.ts';

export const mail = {
  senderName: 'Análisis de personalidad con IA',
  subject: 'Han compartido contigo un análisis de personalidad',
  shared: (sender) => `Alguien que dio la dirección ${sender} ha compartido contigo un análisis de personalidad.`,
  read: 'Leer el análisis',
  expiry: (days) =>
    `El enlace deja de funcionar ${plural(days, { one: '# día', many: '# de días', other: '# días' })} después de que el análisis se compartiera por primera vez. Quien lo tenga puede leer el análisis.`,
  caution: 'El análisis lo escribió una IA. Puede equivocarse y no es un diagnóstico.',
  unverified:
    'No hemos comprobado que esta dirección sea de quien lo envía. Si no la conoces o no esperabas esto, puedes ignorar este correo: no estás en ninguna lista y no llegará nada más.',
} satisfies MailWords;
