import type { ClosingWords } from '../../report-words.ts';
import { number, plural, sentence } from './grammar.ts';

const words = (value: number): string => plural(value, { one: '# mot', many: '# de mots', other: '# mots' });
const frames = (value: number): string => plural(value, { one: '# vue', many: '# de vues', other: '# vues' });
const relations = (pairs: number): string =>
  plural(pairs, {
    one: 'Sur # relation attendue entre les regards',
    many: 'Sur # de relations attendues entre les regards',
    other: 'Sur # relations attendues entre les regards',
  });
const noWords = (material: string): string =>
  `${material} sans paroles ne peut pas montrer cela ; un texte écrit par la personne, ou une vidéo où elle parle assez longtemps, le pourrait`;
const against = (value: number, none: string, one: string): string =>
  value > 1
    ? `${number(value)} vont à l’encontre d’une lecture`
    : `${value === 0 ? `${none} ne` : one} va à l’encontre d’une lecture`;

export const closing = {
  whyNot: {
    'no-words': { text: noWords('un texte'), image: noWords('une image'), video: noWords('une vidéo') },
    never: {
      text: 'un texte ne peut pas montrer cela',
      image: 'une image ne peut pas montrer cela',
      video: 'une vidéo ne peut pas montrer cela',
    },
    'nobody-in-view':
      'personne n’est visible ; un texte écrit par la personne, ou une vidéo où elle parle assez longtemps, pourrait le montrer',
    'not-written': 'le modèle n’a pas écrit cette partie',
    'not-mentioned': 'pas de mention',
    'no-support': 'aucun passage ne porte une affirmation',
    'shared-support': 'les passages en question portent déjà deux autres lectures',
  },
  fewWords: (needed) => `demande au moins ${words(needed)}`,
  unread: (names, why) => `**${names}.** ${sentence(why)}`,
  all: (total) => `tout (${total})`,
  some: (names, total) => `${names} sur ${total}`,
  nearest: 'Au plus près',
  nearestOf: (title) => `${title}, au plus près`,
  unwritten: (parts) =>
    `**Incomplet :** le modèle n’a pas écrit ${plural(parts, { one: 'une partie', many: '# de parties', other: '# parties' })}.`,
  shareRead: (percent) => `**Lu :** ${percent} % du texte, en morceaux choisis à intervalles réguliers.`,
  sample: {
    empty: 'Aucun mot.',
    'nearly-all': (value) => `${words(value)}.`,
    most: (value) => `${words(value)}, la plupart de votre propre voix.`,
    half: (value) => `${words(value)}, environ la moitié de votre propre voix.`,
    less: (value) => `${words(value)}, moins de la moitié de votre propre voix.`,
    'hardly-any': (value) => `${words(value)}, presque aucun de votre propre voix.`,
    pictures: (pictures) => `${plural(pictures, { one: '# image', many: '# d’images', other: '# images' })}.`,
    frames,
    framesOver: (value, clock) => `${frames(value)} sur ${clock}`,
    spoken: (value) =>
      value === 0
        ? 'aucun mot prononcé'
        : plural(value, { one: '# mot prononcé', many: '# de mots prononcés', other: '# mots prononcés' }),
    clip: (seen, spoken) => `${seen} et ${spoken}.`,
    wholeClip: (seen, spoken) => `${seen} et ${spoken} ; une durée plus longue n’en montrerait guère plus.`,
  },
  quotes: {
    text: (found, counter) =>
      `${plural(found, { one: '# citation, retrouvée', many: '# de citations, toutes retrouvées', other: '# citations, toutes retrouvées' })} dans le texte par un programme ; ${against(counter, 'aucune', 'une')}.`,
    media: (found, counter) =>
      `${plural(found, { one: '# indice, retrouvé', many: '# d’indices, tous retrouvés', other: '# indices, tous retrouvés' })} dans la description par un programme ; ${against(counter, 'aucun', 'un')}.`,
  },
  dropped: {
    quotes: (quotes) =>
      plural(quotes, {
        one: '# citation introuvable et retirée',
        many: '# de citations introuvables et retirées',
        other: '# citations introuvables et retirées',
      }),
    claims: (claims) =>
      plural(claims, {
        one: '# affirmation sans appui',
        many: '# d’affirmations sans appui',
        other: '# affirmations sans appui',
      }),
    sentences: (sentences) =>
      plural(sentences, {
        one: '# phrase qu’une lecture ne doit pas dire',
        many: '# de phrases qu’une lecture ne doit pas dire',
        other: '# phrases qu’une lecture ne doit pas dire',
      }),
    repeated: (quotes) =>
      plural(quotes, {
        one: '# citation d’un passage qui porte déjà deux lectures',
        many: '# de citations de passages qui portent déjà deux lectures',
        other: '# citations de passages qui portent déjà deux lectures',
      }),
  },
  leftOut: (parts) => `Laissé de côté : ${parts.join(' ; ')}.`,
  relations: (pairs) => `${relations(pairs)}, la lecture n’en contredit aucune.`,
  contradicted: (pairs, names) =>
    `${relations(pairs)}, la lecture en contredit ${names.length === 1 ? 'une' : number(names.length)} : ${names.join(' ; ')}.`,
  pair: (one, other) => `${one} et ${other}`,
  inLens: (lens, title) => `${lens} – ${title}`,
} satisfies ClosingWords;
