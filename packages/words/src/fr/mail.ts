import { SHARE_DAYS } from '@app/contract/sharing';
import type { MailWords } from '../catalogue.ts';

export const mail = {
  senderName: 'Analyse de personnalité par IA',
  subject: 'Une analyse de personnalité a été partagée avec vous',
  shared: (sender) => `Une personne qui a indiqué l’adresse ${sender} a partagé avec vous une analyse de personnalité.`,
  read: 'Lire l’analyse',
  expiry: `Le lien cesse de fonctionner ${SHARE_DAYS} jours après le premier partage de l’analyse. Toute personne qui l’a peut lire l’analyse.`,
  caution: 'L’analyse a été écrite par une IA. Elle peut être fausse et n’est pas un diagnostic.',
  unverified:
    'Nous n’avons pas vérifié que cette adresse appartient à la personne qui envoie. Si vous ne la connaissez pas, ou n’attendiez rien, vous pouvez ignorer cet e-mail : vous n’êtes sur aucune liste et rien d’autre ne suivra.',
} satisfies MailWords;
