import { completeStates } from '../catalogue.ts';

export const states = completeStates({
  shared: {
    noteTitle: 'Quelqu’un a partagé cette analyse avec vous.',
    noteText:
      'Une IA l’a écrite à partir de quelque chose de cette personne. Les citations sont les siennes, mot pour mot. Le texte lui-même n’a pas été partagé.',
    ask: 'Poser une question',
    until: (day) => `S’ouvre jusqu’au ${day}. La personne qui l’a envoyé peut le fermer plus tôt.`,
    fork: 'Votre première question place une copie de ce rapport dans votre propre session. « Nouvelle analyse » l’efface.',
    forked: 'Une copie de ce rapport et cette conversation sont maintenant dans votre propre session.',
    open: 'Ouvrir ma session',
    own: {
      title: 'Et vous ?',
      text: 'Écrivez, collez ou importez quelque chose de vous. Sans compte.',
      button: 'Analyser le mien',
    },
    loading: 'Chargement de l’analyse partagée.',
  },
  closed: {
    title: 'Ce lien ne s’ouvre pas',
    text: (days) =>
      `Les analyses partagées se ferment après ${days} jours, et la personne qui les a envoyées peut les fermer plus tôt. Une adresse coupée lors de la copie ne s’ouvre pas non plus.`,
    copy: 'Copier une phrase pour demander un nouveau lien',
    line: 'Votre lien ne s’ouvre plus. Pourriez-vous partager l’analyse encore une fois ?',
    reads: (line) => `La phrase est : ${line}`,
    copied: 'Copié.',
    notCopied: 'La copie a échoué. Sélectionnez la phrase.',
  },
  away: 'L’analyse partagée n’a pas pu être chargée',
  again: 'Réessayer',
  otherModel: (model) => `Demander à ${model}`,
  links: { show: 'Afficher les liens que j’ai partagés', none: 'Aucun de vos liens partagés n’est ouvert.' },
  reasons: {
    cookies:
      'Votre navigateur bloque les cookies de ce site. Sans cookie, personne ne pourrait ouvrir le résultat : rien n’a donc été envoyé. Autorisez les cookies de ce site et réessayez.',
    offline: 'Votre appareil est hors ligne. Réessayez quand la connexion sera revenue.',
    unreachable: 'Le serveur n’a pas pu être joint. Vérifiez votre connexion et réessayez.',
    outdated: 'Cette page est plus ancienne que le serveur. Rechargez-la : ce que vous avez écrit est conservé.',
    answered: (status) =>
      `Le serveur a répondu par l’erreur ${status} sans donner de raison. Réessayez dans une minute.`,
    canvas: 'L’image n’a pas pu être réduite',
    image: 'L’image n’a pas pu être chargée',
    file: 'Le fichier n’a pas pu être lu',
  },
  retryFrom: (time) => `Vous pourrez réessayer à partir de : ${time}.`,
  kept: { text: 'Votre texte est toujours dans le champ.', chat: 'Votre question est de retour dans le champ.' },
  steps: {
    again: 'Veuillez réessayer.',
    reload: 'Rechargez la page et réessayez.',
    file: 'Essayez un autre fichier.',
    shorter: 'Envoyez-en moins à la fois.',
    analyze: 'Lancez d’abord une analyse.',
    wait: 'Attendez qu’elle soit terminée.',
    address: 'Vérifiez l’adresse.',
    text: 'Analysez plutôt un texte.',
  },
  updated: {
    title: 'Page mise à jour',
    description:
      'Une version plus récente a été chargée. Ce que vous avez écrit est toujours là : appuyez encore une fois sur le bouton.',
  },
  fill: {
    title: 'Votre texte est toujours dans le champ',
    text: {
      document: 'Que doit-il devenir quand le document arrive ?',
      answers: 'Que doit-il devenir quand vos réponses arrivent ?',
    },
    replace: 'Remplacer mon texte',
    add: 'Ajouter sous mon texte',
    cancel: 'Annuler',
    close: 'Fermer',
  },
});
