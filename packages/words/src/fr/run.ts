import type { RunWords } from '../catalogue.ts';

export const run = {
  wait: (ahead, time) => `Avant vous dans la file : ${ahead}${time ? `, environ ${time}` : ''}`,
  waitsFor: {
    model: 'Le modèle est très occupé. Il est interrogé de nouveau automatiquement.',
    service: 'Un élément dont ce service a besoin est indisponible. L’analyse reprend d’elle-même dès son retour.',
  },
  notify: 'Me prévenir quand c’est prêt',
  willNotify: 'Vous serez prévenu.',
  blocked: 'Les notifications sont bloquées dans ce navigateur.',
  ready: 'Prêt',
  more: 'Plus',
  opinion: 'Deuxième avis',
  mirror: 'Répondre vous-même',
  picture: 'Image à partager',
  send: 'Envoyer vers une application',
  notSent: { title: 'Erreur', description: 'L’envoi vers une application a échoué.' },
} satisfies RunWords;
