import type { MediaWords } from '../../report-words.ts';
import { digits, plural } from './grammar.ts';

export const media = {
  person: (number) => `Personne ${number}`,
  personAt: (number, locator) => `Personne ${number} (${locator})`,
  nobody: {
    image:
      'Personne sur cette image ne semble clairement adulte. Les lectures sont réservées aux adultes, aucun profil n’a donc été écrit. Ce qui a été vu n’est pas décrit ici.',
    video:
      'Personne dans cette vidéo ne semble clairement adulte. Les lectures sont réservées aux adultes, aucun profil n’a donc été écrit. Ce qui a été vu n’est pas décrit ici.',
  },
  about: (person) => `Sujet : ${person}.`,
  maker: {
    image: 'Personne n’est visible : l’image est lue comme un choix de qui l’a faite.',
    video: 'Personne n’est visible : la vidéo est lue comme un choix de qui l’a faite.',
  },
  others: (others) =>
    others === 1
      ? 'Une autre personne visible n’a pas été lue.'
      : `${digits(others)} autres personnes visibles n’ont pas été lues.`,
  minors: (minors) =>
    `${minors === 1 ? 'Une personne qui n’est peut-être pas adulte a été laissée' : `${digits(minors)} personnes qui ne sont peut-être pas adultes ont été laissées`} de côté : les lectures sont réservées aux adultes.`,
  where: {
    scene: 'Scène',
    written: 'Écrit dans l’image',
    at: (clock) => `à ${clock}`,
    said: 'Dit',
    saidAt: (clock) => `Dit à ${clock}`,
  },
  seenBy: (model) => `description par ${model}`,
  seenInstead: (model, chosen) => `description par ${model}, car ${chosen} ne voit pas`,
  seenShared: (model) => `une seule description, par ${model}, lue par tous les modèles interrogés`,
  heardBy: (model) => `paroles transcrites par ${model}`,
  noSound: 'pas de son, seul le visible a donc été lu',
  notHeard: 'le son n’a pas été transcrit ici, seul le visible a donc été lu',
  nothingSaid: 'rien n’est dit dans la vidéo',
  speechShared: 'Qui, parmi les personnes visibles, a dit quoi n’a pas été établi.',
  phrases: (phrases) =>
    plural(phrases, {
      one: '# expression de la description allait au-delà de ce que les gens ont choisi ou fait et a été laissée de côté.',
      many: '# d’expressions de la description allaient au-delà de ce que les gens ont choisi ou fait et ont été laissées de côté.',
      other:
        '# expressions de la description allaient au-delà de ce que les gens ont choisi ou fait et ont été laissées de côté.',
    }),
} satisfies MediaWords;
