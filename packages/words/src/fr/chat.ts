import type { ChatWords } from '../catalogue.ts';

export const chat = {
  title: 'Discussion',
  notice: 'Vous parlez avec une IA. Ses réponses peuvent être fausses.',
  log: 'Conversation',
  you: 'Vous',
  ai: 'IA',
  empty: 'Pas encore de conversation. Posez vos questions sur l’analyse quand elle sera prête.',
  suggestions: [
    'Quelle est la preuve la plus solide ?',
    'Qu’est-ce qui changerait ce résultat ?',
    'Expliquez les barres simplement',
  ],
  label: 'Votre question',
  placeholder: 'Posez une question sur l’analyse…',
  send: 'Envoyer',
  stop: 'Arrêter',
  toEnd: 'Dernier message',
  writing: 'L’IA écrit une réponse.',
  ready: 'La réponse est prête.',
  unfinished: 'Arrêtée. Cette réponse est inachevée.',
  failed: { title: 'Erreur', description: 'Le message n’a pas pu être envoyé.' },
} satisfies ChatWords;
