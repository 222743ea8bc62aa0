import { SHARE_DAYS } from '@app/contract/sharing';
import type { MailWords } from '../catalogue.ts';

export const mail = {
  senderName: 'KI-Persönlichkeitsanalyse',
  subject: 'Eine Persönlichkeitsanalyse wurde mit Ihnen geteilt',
  shared: (sender) =>
    `Jemand, der die Adresse ${sender} angegeben hat, hat eine Persönlichkeitsanalyse mit Ihnen geteilt.`,
  read: 'Die Analyse lesen',
  expiry: `Der Link gilt ${SHARE_DAYS} Tage ab dem ersten Teilen der Analyse. Wer ihn hat, kann die Analyse lesen.`,
  caution: 'Die Analyse wurde von einer KI geschrieben. Sie kann falsch sein und ist keine Diagnose.',
  unverified:
    'Wir haben nicht geprüft, ob diese Adresse der absendenden Person gehört. Wenn Sie sie nicht kennen oder nichts erwartet haben, können Sie diese E-Mail ignorieren: Sie stehen auf keiner Liste, und es folgt nichts weiter.',
} satisfies MailWords;
