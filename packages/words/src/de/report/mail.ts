import type { MailWords } from '../../report-words.ts';
import { plural } from './grammar.ts';

export const mail = {
  senderName: 'KI-Persönlichkeitsanalyse',
  subject: 'Eine Persönlichkeitsanalyse wurde mit Ihnen geteilt',
  shared: (sender) => `Jemand mit der angegebenen Adresse ${sender} hat eine Persönlichkeitsanalyse mit Ihnen geteilt.`,
  read: 'Analyse lesen',
  expiry: (days) =>
    `Der Link gilt ab dem ersten Teilen der Analyse ${plural(days, { one: '# Tag', other: '# Tage' })}. Wer ihn hat, kann die Analyse lesen.`,
  caution: 'Die Analyse wurde von einer KI geschrieben. Sie kann falsch sein, und sie ist keine Diagnose.',
  unverified:
    'Wir haben nicht geprüft, ob die Adresse wirklich zu der Person gehört, die das gesendet hat. Wenn Sie sie nicht kennen oder das nicht erwartet haben, können Sie diese E-Mail ignorieren: Sie stehen auf keiner Liste, und es folgt nichts weiter.',
} satisfies MailWords;
