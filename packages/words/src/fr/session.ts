import type { SessionWords } from '../catalogue.ts';
import { createFormat } from '../format.ts';

const { plural } = createFormat('fr');

export const session = {
  cleared: { title: 'Nouvelle analyse', description: 'Tout a été effacé. Vous pouvez recommencer.' },
  failed: { title: 'Erreur', description: 'L’analyse précédente n’a pas pu être effacée. Veuillez recharger la page.' },
  confirm: {
    title: 'Commencer une nouvelle analyse ?',
    text: 'Cela efface tout ce qui est à vous, dans chaque session de ce navigateur, tout de suite et définitivement :',
    reports: (count) => plural(count, { one: '# rapport', many: '# de rapports', other: '# rapports' }),
    chat: (count) =>
      plural(count, { one: '# message du chat', many: '# de messages du chat', other: '# messages du chat' }),
    running: 'Ce qui est en train de s’écrire',
    input: 'Ce que vous avez saisi ou choisi',
    links: 'Les liens que vous avez partagés restent ouverts jusqu’à leur expiration ou leur révocation.',
    accept: 'Nouvelle analyse',
    cancel: 'Tout garder',
    close: 'Fermer',
  },
  offline: {
    title: 'Vous êtes hors ligne',
    description: 'Rien n’a été envoyé ni effacé. Veuillez réessayer une fois la connexion rétablie.',
  },
  others: { title: 'Vos autres sessions', name: (reports, day) => `${reports} · ${day}` },
} satisfies SessionWords;
