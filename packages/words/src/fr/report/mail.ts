import type { MailWords } from '../../report-words.ts';
import { plural } from './grammar.ts';

export const mail = {
  senderName: 'Analyse de personnalité par IA',
  subject: 'Une analyse de personnalité a été partagée avec vous',
  shared: (sender) => `Une personne qui a donné l’adresse ${sender} a partagé avec vous une analyse de personnalité.`,
  read: 'Lire l’analyse',
  expiry: (days) =>
    `Le lien cesse de fonctionner ${plural(days, { one: '# jour', many: '# de jours', other: '# jours' })} après le premier partage de l’analyse. Toute personne qui l’a peut lire l’analyse.`,
  caution: 'L’analyse a été écrite par une IA. Elle peut se tromper, et ce n’est pas un diagnostic.',
  unverified:
    'Nous n’avons pas vérifié que cette adresse appartient bien à la personne qui envoie. Si vous ne la connaissez pas ou n’attendiez pas cet envoi, vous pouvez ignorer cet e-mail : vous n’êtes sur aucune liste, et rien d’autre ne suivra.',
} satisfies MailWords;
