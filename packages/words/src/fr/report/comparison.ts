import type { ComparisonWords } from '../../report-words.ts';

export const comparison = {
  titles: {
    models: (framework) => `Deuxième avis : ${framework}`,
    repeats: (framework) => `Le même modèle encore une fois : ${framework}`,
    texts: (framework) => `Deux matériaux : ${framework}`,
  },
  headlines: {
    agree: 'Les lectures concordent',
    mixed: 'Les lectures concordent pour l’essentiel',
    disagree: (scales) =>
      scales === 1 ? 'Les lectures divergent sur une échelle' : `Les lectures divergent sur ${scales} échelles`,
    sideBySide: 'Les lectures côte à côte',
    waiting: 'Les autres lectures sont en cours d’écriture',
    tooFew: 'Rien à comparer pour l’instant',
  },
  answered: {
    models: (answered, asked) => `Modèles qui ont répondu : ${answered} sur ${asked}.`,
    repeats: (answered, asked) => `Lectures du même modèle : ${answered} sur ${asked}.`,
    texts: (answered, asked) => `Matériaux lus selon le même cadre : ${answered} sur ${asked}.`,
  },
  needsTwo: 'Une comparaison demande deux lectures achevées.',
  agreeOn: (agreed, of, closest, points) =>
    `Elles concordent sur ${agreed} échelles sur ${of} et sont les plus proches pour « ${closest} », à ${points} points sur 100.`,
  widest: (name, points, low, high) =>
    `Le plus grand écart concerne « ${name} » : ${points} points sur 100 entre ${low} et ${high}.`,
  widestInWords: (name) => `C’est pour « ${name} » qu’elles diffèrent le plus.`,
  noGap: 'Il n’y a d’écart sur aucune échelle.',
  wordsOnly: 'Rien ici n’a été situé sur une échelle par deux d’entre elles : les mots sont côte à côte.',
  alone: (alone, of) => `Lu par une seule d’entre elles : ${alone} sur ${of}.`,
  agreement: { agree: 'accord', mixed: 'partagé', disagree: 'désaccord' },
  repeat: (model, number) => `${model}, lecture ${number}`,
  text: (number) => `Matériau ${number}`,
  states: { open: 'en cours d’écriture', failed: 'sans réponse', cancelled: 'arrêtée' },
  columns: { reading: 'Lecture', scale: 'Échelle', mean: 'Moyenne', agreement: 'Accord' },
  chart: 'La ligne va de la lecture la plus basse à la plus haute ; le point est leur moyenne.',
  only: (label) => `Seul ${label} a lu cela.`,
  quotedBy: (labels) => `Cité par ${labels}`,
  limits: (agree, mixed) =>
    `Accord : au plus ${agree} points sur 100. Partagé : au plus ${mixed}. Désaccord : au-delà.`,
  mean: 'La moyenne de plusieurs modèles est plus proche de ce que les gens disent d’eux-mêmes qu’aucun d’entre eux.',
  notTrue: 'Que des modèles concordent ne rend pas une lecture plus vraie : ils peuvent partager la même erreur.',
} satisfies ComparisonWords;
