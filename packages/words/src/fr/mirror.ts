import { completeMirror } from '../catalogue.ts';
import { createFormat } from '../format.ts';

const { plural } = createFormat('fr');

export const mirror = completeMirror({
  about: 'Vingt phrases',
  lead: 'Décrivez-vous comme vous êtes en général aujourd’hui, non comme vous aimeriez être, avec un regard honnête, par rapport aux personnes de votre sexe et à peu près de votre âge que vous connaissez.',
  private:
    'Vos réponses restent scellées dans cette session, sont supprimées avec elle et ne sont jamais envoyées à un modèle.',
  keys: 'Les touches 1 à 5 répondent et passent à la suite.',
  unvalidated: 'Ce texte est une traduction qui n’a pas été validée.',
  answered: (count, of) => `${count} sur ${of} avec réponse`,
  minutes: (count) =>
    plural(count, {
      one: 'encore environ # minute',
      many: 'encore environ # minutes',
      other: 'encore environ # minutes',
    }),
  anchors: ['Très inexacte', 'Plutôt inexacte', 'Ni inexacte ni exacte', 'Plutôt exacte', 'Très exacte'],
  show: 'Voir les deux regards',
  change: 'Modifier les réponses',
  table: 'Tableau',
  trait: 'Trait de personnalité',
  distance: 'Écart',
  bar: (trait, text, self) => `${trait}, matériel ${text}, vous ${self} sur 100`,
  none: 'nulle part',
  download: (format) => `Télécharger le rapport avec les deux regards en ${format}`,
  gone: 'Ce rapport n’existe plus, il n’y a donc rien à quoi répondre.',
  other: 'Ce rapport n’a pas de traits des Big Five à mettre en regard de vos réponses.',
  failed: { title: 'Erreur', description: 'Votre réponse n’a pas pu être enregistrée.' },
  statements: [
    'Je mets de l’ambiance dans les soirées.',
    'Je compatis aux sentiments des autres.',
    'Je fais les tâches courantes tout de suite.',
    'J’ai de fréquentes sautes d’humeur.',
    'J’ai une vive imagination.',
    'Je ne parle pas beaucoup.',
    'Les problèmes des autres ne m’intéressent pas.',
    'J’oublie souvent de remettre les choses à leur place.',
    'La plupart du temps, je suis calme et sans tension.',
    'Les idées abstraites ne m’intéressent pas.',
    'Dans les soirées, je parle à beaucoup de personnes différentes.',
    'Je ressens les émotions des autres.',
    'J’aime l’ordre.',
    'Je me laisse facilement contrarier.',
    'J’ai du mal à comprendre les idées abstraites.',
    'Je reste en retrait.',
    'Je ne m’intéresse pas vraiment aux autres.',
    'Je mets la pagaille.',
    'Je me sens rarement triste.',
    'Je n’ai pas une bonne imagination.',
  ],
});
