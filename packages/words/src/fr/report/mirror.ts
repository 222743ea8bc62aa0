import type { MirrorResultWords } from '../../report-words.ts';

export const mirror = {
  title: 'Deux regards sur vous',
  headlines: {
    close: 'Les deux regards sont proches',
    apart: (traits) =>
      traits === 1
        ? 'Les deux regards s’écartent un peu sur un trait'
        : `Les deux regards s’écartent un peu sur ${traits} traits`,
    differ: (traits) =>
      traits === 1 ? 'Les deux regards diffèrent sur un trait' : `Les deux regards diffèrent sur ${traits} traits`,
    nothing: 'Rien à mettre côte à côte',
  },
  closeOn: (close, of) => `Ils sont proches sur ${close} des ${of} traits.`,
  widest: (trait, points, text, self) =>
    `C’est sur « ${trait} » qu’ils s’écartent le plus, de ${points} points sur 100 : le matériel paraît plus proche de « ${text} », vos réponses sont plus proches de « ${self} ».`,
  nothingRead: 'Le rapport ne situe aucun des cinq traits à un seul endroit.',
  legend: { text: 'L’impression que donne le matériel', self: 'Comment vous vous voyez' },
  distances: { close: 'proches', apart: 'un peu écartés', differ: 'différents' },
  notRead: 'non lu dans le matériel',
  split: 'lu à deux endroits',
  why: {
    title: 'Pourquoi les deux peuvent différer',
    lead: 'Trois raisons simples. D’ici, personne ne peut dire laquelle est la bonne.',
    reasons: [
      {
        title: 'Le matériel parlait d’autre chose',
        text: 'Il montre ce que l’occasion demandait. Un côté de vous qui n’est pas apparu ne peut pas se voir.',
      },
      {
        title: 'Un rôle',
        text: 'On est d’une façon au travail, d’une autre entre amis et d’une autre par écrit. Le matériel montre peut-être un rôle, vos réponses un autre.',
      },
      {
        title: 'L’image de soi',
        text: 'On connaît certains côtés de soi mieux que ne le montre aucun matériel, et d’autres moins bien.',
      },
    ],
  },
  chart:
    'Point plein : l’impression que donne le matériel. Anneau : comment vous vous voyez. Un point plein seul vaut pour les deux.',
  columns: { trait: 'Trait de personnalité', text: 'Matériel', self: 'Vous', word: 'Écart' },
  limits: (close, apart) =>
    `Proches : à ${close} points sur 100 au plus. Un peu écartés : à ${apart} au plus. Différents : plus loin.`,
  scale:
    'Ce sont deux positions sur une même échelle de 0 à 100, pas des centiles : aucune ne vous compare à d’autres personnes.',
  source: (name, reference) =>
    `Vos réponses sont comptées selon la clé publiée du ${name}, 20 phrases du domaine public : ${reference}.`,
} satisfies MirrorResultWords;
