import type { HowToWords } from '../../report-words.ts';
import { capitalised, number, plural } from './grammar.ts';

const general = (material: string): string =>
  `Il dit l’impression que donne ${material}, ce qui est moins que ce qu’est quelqu’un : de telles lectures ne concordent que modestement avec les réponses des gens à des questionnaires.`;
const many = (lenses: number, material: string): string =>
  `${capitalised(number(lenses))} regards sur ${material} font ${number(lenses)} descriptions et une seule preuve : leur accord ne rend rien plus vrai.`;
const like = {
  text: 'dont le texte se lit ainsi',
  image: 'dont l’image donne cette impression',
  video: 'dont la vidéo donne cette impression',
};
const WHERE = 'du même côté du milieu dans un questionnaire';
const coin = (who: string): string =>
  `Sur dix personnes ${who}, guère plus de cinq se retrouveraient ${WHERE} ; à pile ou face, ce serait cinq.`;
const inTen = (people: number, who: string): string =>
  `Sur dix personnes ${who}, environ ${number(people)} se retrouveraient ${WHERE}`;
const notInTen = (others: number): string =>
  `, et ${others === 1 ? 'une' : number(others)} non : assez pour réfléchir, trop peu pour décider.`;
const OWN = 'Jamais pour juger autrui.';

export const howTo = {
  from: { text: 'un texte', image: 'une image', video: 'une vidéo' },
  fromWords: (words) => `un texte de ${plural(words, { one: '# mot', many: '# de mots', other: '# mots' })}`,
  wrote: (from) => `Une IA a écrit ce rapport d’après ${from}.`,
  wroteFirst: (from) => `Une IA a écrit ce rapport d’après ${from} : une première impression seulement.`,
  general: { text: general('ce texte'), image: general('cette image'), video: general('cette vidéo') },
  many: {
    text: (lenses) => many(lenses, 'un texte'),
    image: (lenses) => many(lenses, 'une image'),
    video: (lenses) => many(lenses, 'une vidéo'),
  },
  notes: {
    TYPE: 'Les lettres coupent une échelle en deux : lisez les barres, non le code. De telles lectures trouvent en moyenne un peu plus de deux lettres sur quatre ; à pile ou face, on en trouve deux. Ce n’est pas l’instrument officiel.',
    MOTIVE:
      'C’est un outil de réflexion, diversement étayé par la recherche, et les motifs ne se voient que là où quelqu’un les nomme : il y a donc ici des candidats et aucun verdict.',
    VALUES: 'Les valeurs sont classées entre elles, non par rapport à d’autres personnes.',
    CLIN: `Ni diagnostic, ni dépistage, ni avis médical, ni aucun des instruments nommés : il relève des thèmes que le matériau mentionne lui-même et ne peut rien constater ni exclure. Seul un professionnel habilité qui parle avec vous peut évaluer la santé mentale. ${OWN}`,
    AFF: `Ni score PHQ-9, GAD-7, BDI, BAI ou Hamilton, ni dépistage, ni avis médical ; il ne peut rien constater ni exclure. ${OWN}`,
    IQ: 'Aucun QI n’est estimé : les tests d’intelligence sont supervisés, chronométrés et étalonnés, et rien ici ne peut les remplacer. Est décrit le raisonnement visible dans ce matériau.',
    DARK: 'Il regarde des tendances ordinaires dans la façon de raconter ; ironie, fiction, colère et rôles professionnels peuvent les imiter, et un texte paisible ne prouve rien sur qui l’a écrit.',
    EVO: 'Les dix pôles sont un regard exploratoire propre à ce service, inspiré de la psychologie évolutionniste ; ce n’est pas un test validé, et plusieurs des théories d’origine sont discutées.',
    MEDIA:
      'Les premières impressions d’images et de vidéos reflètent surtout vêtements, cadre et lumière ; choix et conduites sont décrits, non les visages.',
  },
  sameSide: {
    like,
    chance: coin,
    short: (people, who) => `${inTen(people, who)}.`,
    long: (people, others, who) => inTen(people, who) + notInTen(others),
  },
  lookedUp: {
    text: 'Chaque passage cité a été recherché dans le texte.',
    media: 'Chaque indice a été recherché dans la description.',
  },
  instruments: 'Aucun des instruments nommés n’a été employé ; leurs noms appartiennent à leurs titulaires.',
  uses: {
    any: 'À n’utiliser pour aucune décision d’embauche, de crédit, d’assurance, d’études, de justice ou de santé.',
    DARK: 'Pour votre propre matériau, ou avec l’accord de qui l’a écrit : jamais une étiquette pour autrui, ni une base de décision d’embauche, crédit, assurance, études, justice ou santé.',
    AFF: 'À n’utiliser pour aucune décision d’embauche, de crédit, d’assurance, d’études ou de justice. Si vous allez mal, parlez, s’il vous plaît, à un médecin ou à une ligne de crise ; si vous êtes en danger, appelez tout de suite le numéro d’urgence local.',
  },
} satisfies HowToWords;
