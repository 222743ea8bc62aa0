import type { SharingWords } from '../catalogue.ts';

export const sharing = {
  title: 'Analyse teilen',
  text: 'Wir senden einen Link, den alle öffnen können, die ihn haben.',
  senderEmail: 'Ihre E-Mail-Adresse',
  recipientEmail: 'E-Mail-Adresse der Empfangsperson',
  invalidEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  submit: 'Teilen',
  sending: 'Wird gesendet …',
  cancel: 'Abbrechen',
  close: 'Schließen',
  preview: {
    image: 'Eine kleine Kopie Ihres Bildes wird mit der Analyse gezeigt.',
    video: 'Ein kleines Bild vom ersten Moment Ihres Videos wird mit der Analyse gezeigt.',
  },
  links: {
    title: 'Links, die Sie geteilt haben',
    general: 'Persönlichkeit',
    dates: (shared, expires) => `Geteilt am ${shared} · gültig bis ${expires}`,
    revoke: 'Widerrufen',
    revokeThis: (label, shared) => `Den Link zu ${label} widerrufen, geteilt am ${shared}`,
    revoked: 'Widerrufen',
    told: (label) => `Der Link zu ${label} ist widerrufen. Er öffnet nichts mehr.`,
    mail: {
      sending: 'E-Mail: wird gesendet',
      waiting: 'E-Mail: vom Mailserver noch nicht angenommen; wir versuchen es weiter',
      accepted: 'E-Mail: vom Mailserver angenommen',
      unsure: 'E-Mail: vielleicht angekommen; sie wird nicht noch einmal gesendet',
      refused: 'E-Mail: vom Mailserver abgelehnt, nicht gesendet',
      'gave-up': 'E-Mail: nicht gesendet; der Mailserver hat sie nicht rechtzeitig angenommen',
    },
    failed: {
      title: 'Fehler',
      description: 'Der Link konnte nicht widerrufen werden. Bitte versuchen Sie es noch einmal.',
    },
  },
  waiting: {
    title: 'Wartet',
    description:
      'Der Mailserver hat die E-Mail noch nicht angenommen. Wir versuchen es weiter; der Dialog zum Teilen zeigt, was aus ihr wird.',
  },
  unsure: {
    title: 'Vielleicht gesendet',
    description:
      'Die Verbindung brach ab, während der Mailserver die E-Mail annahm. Sie kann angekommen sein und wird deshalb nicht noch einmal gesendet.',
  },
  shared: { title: 'Gesendet', description: 'Die Analyse wurde geteilt.' },
  failed: {
    title: 'Fehler',
    description: 'Die Analyse konnte nicht geteilt werden. Bitte versuchen Sie es noch einmal.',
  },
  nothing: { title: 'Fehler', description: 'Es gibt keine Analyse zum Teilen.' },
  loaded: { title: 'Geteilte Analyse geladen' },
  notLoaded: {
    title: 'Fehler',
    description: 'Die geteilte Analyse konnte nicht geladen werden. Vielleicht ist sie abgelaufen oder entfernt.',
  },
} satisfies SharingWords;
