import type { SharingWords } from '../catalogue.ts';

export const sharing = {
  title: 'Partager l’analyse',
  text: 'Nous envoyons un lien que toute personne qui l’a peut ouvrir.',
  senderEmail: 'Votre adresse e-mail',
  recipientEmail: 'Adresse e-mail du destinataire',
  invalidEmail: 'Veuillez saisir une adresse e-mail valide',
  submit: 'Partager',
  sending: 'Envoi…',
  cancel: 'Annuler',
  close: 'Fermer',
  preview: {
    image: 'Une petite copie de votre image est montrée avec l’analyse.',
    video: 'Une petite image du premier instant de votre vidéo est montrée avec l’analyse.',
  },
  links: {
    title: 'Liens que vous avez partagés',
    general: 'Personnalité',
    dates: (shared, expires) => `Partagé le ${shared} · expire le ${expires}`,
    revoke: 'Révoquer',
    revokeThis: (label, shared) => `Révoquer le lien vers ${label}, partagé le ${shared}`,
    revoked: 'Révoqué',
    told: (label) => `Le lien vers ${label} est révoqué. Il n’ouvre plus rien.`,
    mail: {
      sending: 'E-mail : en cours d’envoi',
      waiting: 'E-mail : pas encore accepté par le serveur ; nous continuons d’essayer',
      accepted: 'E-mail : accepté par le serveur',
      unsure: 'E-mail : peut-être arrivé ; il n’est pas renvoyé',
      refused: 'E-mail : refusé par le serveur, non envoyé',
      'gave-up': 'E-mail : non envoyé ; le serveur ne l’a pas accepté à temps',
    },
    failed: { title: 'Erreur', description: 'Le lien n’a pas pu être révoqué. Veuillez réessayer.' },
  },
  waiting: {
    title: 'En attente',
    description:
      'Le serveur de messagerie n’a pas encore accepté l’e-mail. Nous continuons d’essayer ; la fenêtre de partage montre ce qu’il devient.',
  },
  unsure: {
    title: 'Peut-être envoyé',
    description:
      'La connexion s’est interrompue pendant que le serveur acceptait l’e-mail. Il est peut-être arrivé et n’est donc pas renvoyé.',
  },
  shared: { title: 'Envoyé', description: 'L’analyse a été partagée.' },
  failed: { title: 'Erreur', description: 'L’analyse n’a pas pu être partagée. Veuillez réessayer.' },
  nothing: { title: 'Erreur', description: 'Aucune analyse à partager' },
  loaded: { title: 'Analyse partagée chargée' },
  notLoaded: {
    title: 'Erreur',
    description: 'L’analyse partagée n’a pas pu être chargée. Elle a peut-être expiré ou été retirée.',
  },
} satisfies SharingWords;
