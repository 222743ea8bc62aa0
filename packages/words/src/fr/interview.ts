import { completeInterview } from '../catalogue.ts';
import { createFormat } from '../format.ts';

const { plural } = createFormat('fr');

export const interview = completeInterview({
  progress: (number, most) => `Question ${number} sur ${most} au plus`,
  finish: 'Terminer',
  next: 'Question suivante',
  done: 'C’est fait',
  skip: 'Passer',
  nextKey: 'suivante',
  answer: 'Votre réponse',
  hint: 'Quelques phrases suffisent.',
  tooLong: (most) => `Une réponse compte au plus ${most} caractères. Les textes plus longs vont dans la zone de texte.`,
  dictate: 'Dicter',
  stopDictating: 'Arrêter la dictée',
  dictationNote: 'Votre navigateur transforme la voix en texte ; son éditeur peut l’entendre.',
  dictationFailed: 'Le navigateur n’a pas permis la dictée.',
  reading: (model) => `${model} cherche une courte relance…`,
  goOn: 'Continuer sans relance',
  askedBy: (model) => `Encore un mot là-dessus, demandé par ${model}`,
  fromBank: 'Encore un mot là-dessus, tiré des questions fixes',
  goesTo: (model) =>
    `Le serveur cherche dans chaque réponse des signes que vous avez besoin d’aide ou moins de dix-huit ans. S’il n’y en a pas, elle va à ${model}, qui peut poser une courte relance ; ce que vous y répondez ne va à aucun modèle.`,
  alone: 'Aucun modèle n’est interrogé ; les questions sont fixes.',
  offline: 'Pas de connexion. Les questions fixes continuent sans elle.',
  note: 'Seules vos réponses sont lues, jamais les questions. Jusqu’à la fin, elles ne sont conservées que dans ce navigateur, et Nouvelle analyse les efface.',
  asked: 'Questions jusqu’ici',
  skipped: 'passée',
  gauge: (words, sample) => `${words}, ${sample}`,
  noSample: 'rien encore',
  help: 'Avant de continuer',
  enough: (left) =>
    plural(left, {
      one: 'Chaque thème a eu son tour. Vous pouvez terminer maintenant ou répondre à # autre question.',
      many: 'Chaque thème a eu son tour. Vous pouvez terminer maintenant ou répondre à # autres questions au plus.',
      other: 'Chaque thème a eu son tour. Vous pouvez terminer maintenant ou répondre à # autres questions au plus.',
    }),
  end: { title: 'C’était la dernière question', text: 'Terminer place vos réponses dans la zone de texte.' },
  filled: {
    title: 'Vos réponses sont dans la zone de texte',
    description: 'Toute évaluation peut maintenant les lire.',
  },
  questions: {
    plan: {
      short: 'Quand un plan s’effondre',
      ask: 'Que s’est-il passé un jour où votre plan s’est effondré, et qu’avez-vous fait ensuite ?',
      more: 'Qu’est-ce qui vous a traversé l’esprit dans la première minute ?',
    },
    evening: {
      short: 'Une soirée à vous',
      ask: 'Personne ne vous attend ce soir : comment se passe la soirée, du début à la fin ?',
      more: 'Quelle partie vous fait le plus envie ?',
    },
    strangers: {
      short: 'Parmi des inconnus',
      ask: 'La dernière fois que vous avez rejoint une salle pleine d’inconnus, qu’avez-vous fait ?',
      more: 'Qu’avez-vous remarqué en premier chez les autres ?',
    },
    decision: {
      short: 'Une longue décision',
      ask: 'Quelle décision vous a pris beaucoup de temps, et comment l’avez-vous prise à la fin ?',
      more: 'Qu’est-ce qui a failli vous faire choisir l’inverse ?',
    },
    refusal: {
      short: 'Dire non',
      ask: 'Quand avez-vous dit non, la dernière fois, à ce que d’autres voulaient de vous, et comment cela s’est-il passé ?',
      more: 'Comment était-ce, juste après l’avoir dit ?',
    },
    apart: {
      short: 'Autrement que les autres',
      ask: 'Quand avez-vous fait quelque chose autrement que tout le monde autour de vous, et pourquoi ?',
      more: 'Comment les autres l’ont-ils pris ?',
    },
    'changed-mind': {
      short: 'Changer d’avis sur quelqu’un',
      ask: 'Sur qui avez-vous changé d’avis, et qu’est-ce qui vous a fait voir cette personne autrement ?',
      more: 'Qu’est-ce qui vous avait échappé avant ?',
    },
    disagreement: {
      short: 'Un désaccord',
      ask: 'Comment a commencé un désaccord dont vous vous souvenez encore, et comment s’est-il terminé ?',
      more: 'Comment l’autre personne le raconterait-elle ?',
    },
    reliance: {
      short: 'Vers qui vous vous tournez',
      ask: 'Vers qui vous tournez-vous quand quelque chose va mal, et pourquoi cette personne ?',
      more: 'Et pour quoi cette personne vient-elle vous voir ?',
    },
    skill: {
      short: 'Ce qu’on vous demande',
      ask: 'Que faites-vous si bien qu’on vous le demande, et comment vous y prenez-vous ?',
      more: 'Quelle étape les autres sautent-ils souvent ?',
    },
    'dull-task': {
      short: 'La partie ennuyeuse',
      ask: 'Comment abordez-vous une tâche ennuyeuse qu’il faut pourtant faire ?',
      more: 'Que se passe-t-il si elle attend une semaine ?',
    },
    together: {
      short: 'Aboutir à plusieurs',
      ask: 'Quelle place prenez-vous quand plusieurs personnes doivent aboutir ensemble ?',
      more: 'Quand cette place devient-elle trop lourde pour vous ?',
    },
    mistake: {
      short: 'Une erreur',
      ask: 'À laquelle de vos erreurs pensez-vous encore, et que s’est-il passé ?',
      more: 'Qu’avez-vous fait autrement par la suite ?',
    },
    criticism: {
      short: 'Une critique qui a touché juste',
      ask: 'Quand une critique a-t-elle touché juste, et qu’en avez-vous fait ?',
      more: 'Quelle part en était vraie ?',
    },
    'letting-go': {
      short: 'Un projet abandonné',
      ask: 'Quel projet avez-vous abandonné, et comment le voyez-vous aujourd’hui ?',
      more: 'Qu’en est-il resté ?',
    },
    absorbed: {
      short: 'Oublier l’heure',
      ask: 'Quand avez-vous oublié l’heure pour la dernière fois, et que faisiez-vous ?',
      more: 'Qu’est-ce qui vous retient là-dedans ?',
    },
    unasked: {
      short: 'Ce que personne n’a demandé',
      ask: 'Qu’avez-vous fait ou créé que personne ne vous avait demandé ?',
      more: 'Qui a pu le voir ?',
    },
    place: {
      short: 'Un lieu où vous êtes bien',
      ask: 'Dans quel lieu êtes-vous bien, et comment est-ce là-bas ?',
      more: 'Qu’y faites-vous que vous ne faites nulle part ailleurs ?',
    },
  },
});
