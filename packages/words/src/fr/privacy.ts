import { MIN_AGE_YEARS } from '@app/contract/limits';
import {
  COOKIE_DAYS,
  LEFTOVER_HOURS,
  MAIL_TRACE_HOURS,
  RETENTION_DAYS,
  RETENTION_SLACK_DAYS,
} from '@app/contract/retention';
import { SHARE_DAYS } from '@app/contract/sharing';
import { completePrivacy } from '../catalogue.ts';
import { createFormat } from '../format.ts';

const { plural } = createFormat('fr');

export const privacy = completePrivacy({
  title: 'Confidentialité',
  pageTitle: 'Confidentialité · Analyse de personnalité par IA',
  description:
    'Quelle entreprise d’IA lit ce que vous envoyez, ce qui est conservé et combien de temps, comment l’effacer et où trouver de l’aide.',
  home: 'Vers l’analyse',
  lead: 'Vous confiez à ce site des mots et des images très personnels. Cette page dit qui les lit, ce qui est conservé et comment vous en défaire.',
  days: (days) =>
    days === undefined
      ? `${RETENTION_DAYS} jours, sauf si l’exploitant de ce site a fixé une autre durée,`
      : plural(days, { one: '# jour', many: '# de jours', other: '# jours' }),
  short: (kept) => [
    'Une entreprise d’IA lit ce que vous envoyez. Laquelle dépend du modèle choisi.',
    `Vos rapports et votre discussion sont conservés ${kept} ou jusqu’à ce que vous appuyiez sur « Nouvelle analyse ».`,
    'Il n’y a ni compte, ni suivi, ni publicité. Rien n’est vendu.',
  ],
  simulated:
    'Ce site fonctionne en ce moment avec des modèles simulés : un programme écrit des exemples et aucune entreprise d’IA n’est consultée.',
  companies: {
    anthropic: { name: 'Anthropic', seat: 'États-Unis' },
    openai: { name: 'OpenAI', seat: 'États-Unis' },
    deepseek: { name: 'DeepSeek', seat: 'Chine' },
    perplexity: { name: 'Perplexity', seat: 'États-Unis' },
  },
  reads: {
    title: 'Qui lit ce que vous envoyez',
    intro: 'La page désigne les modèles par des numéros. Voici les entreprises qui sont derrière :',
    company: (name, seat) => `${name} (${seat})`,
    what: 'Et voici ce qui leur parvient :',
    words: {
      term: 'Mots',
      text: 'Un texte va à l’entreprise du modèle choisi. D’un document, seuls les mots y vont. Avec une question de la discussion partent le rapport, votre texte et la discussion jusque-là. Dans un entretien, votre réponse à une question fixe y va dès que vous appuyez sur « Question suivante ».',
    },
    pictures: {
      term: 'Images',
      text: (other) =>
        `Les images, les vues d’une vidéo et les pages numérisées vont à l’entreprise du modèle choisi, réduites et sans données de lieu ni d’appareil. Si ce modèle ne peut pas voir, ${other ?? 'une autre entreprise de la liste'} regarde à sa place, et le rapport sur une image ou une vidéo le dit.`,
    },
    speech: {
      term: 'Parole',
      text: (company) =>
        `Ce qui est dit dans une vidéo est transcrit par ${company}, quel que soit le modèle choisi, si ce site a activé cette fonction.`,
      heard: (company) => `Ce qui est dit dans une vidéo est transcrit par ${company}, quel que soit le modèle choisi.`,
      unheard: 'Le son d’une vidéo n’est envoyé à personne.',
    },
    after: [
      'Anthropic et OpenAI reçoivent aussi un code tiré de l’étiquette de votre session, pour pouvoir agir contre les abus. Votre adresse réseau, votre cookie et les adresses e-mail ne sont envoyés à aucune d’elles.',
      'Les entreprises d’IA peuvent conserver ce qu’elles reçoivent selon leurs propres conditions, certaines jusqu’à 30 jours. Quand une entreprise permet de lui demander de ne pas garder vos mots, nous le demandons. Nous ne pouvons rien effacer chez elles.',
    ],
  },
  kept: {
    title: 'Ce qui est conservé, et combien de temps',
    rows: (kept) => [
      {
        term: 'Langue et fuseau horaire',
        text: 'Avec chaque analyse et chaque question, la langue de cette page ainsi que la région et le fuseau horaire de votre navigateur, scellés comme le reste : ils déterminent les numéros de la carte d’aide, si elle devenait nécessaire, et la langue du rapport quand votre texte ne la révèle pas.',
      },
      {
        term: 'Vos fichiers',
        text: `L’original jusqu’à sa lecture, les images qui en sont tirées jusqu’à la fin de l’analyse : quelques minutes, en règle générale. Ce qu’une panne laisse derrière elle est retiré en ${LEFTOVER_HOURS * 60} minutes.`,
      },
      {
        term: 'Texte, rapports, discussion, réponses sur vous-même',
        text: `${kept} ou jusqu’à ce que vous appuyiez sur « Nouvelle analyse ». Le nettoyage peut prendre jusqu’à ${RETENTION_SLACK_DAYS} jours de plus.`,
      },
      {
        term: 'Copies partagées',
        text: `${SHARE_DAYS} jours ou jusqu’à ce que vous révoquiez le lien. Une petite image n’est gardée qu’avec un rapport que vous avez partagé. Toute personne qui a le lien peut lire la copie.`,
      },
      {
        term: 'Adresses e-mail',
        text: `Scellées jusqu’au départ de l’e-mail ; le service qui le remet voit les deux adresses et le lien. Ensuite, pendant ${MAIL_TRACE_HOURS} heures, seulement comme empreintes à clé, de même que le réseau d’où l’e-mail a été demandé. Elles limitent le nombre d’e-mails possibles.`,
      },
      {
        term: 'Journaux et coûts',
        text: 'Des durées, des tailles, des codes, des identifiants aléatoires et le coût de chaque appel à un modèle. Aucun de vos mots, aucun nom de fichier, aucune adresse.',
      },
    ],
  },
  sealed: {
    title: 'Qui d’autre pourrait le lire',
    text: [
      'Tout ce que vous écrivez ou recevez est enregistré chiffré. La clé a besoin de deux moitiés : l’une est sur le serveur, l’autre dans votre cookie et nulle part ailleurs.',
      'L’exploitant de ce site ne pourrait lire vos mots que pendant une analyse, une réponse de la discussion ou l’envoi d’un e-mail de partage, et dans les instants où votre navigateur les demande. Entre-temps, ce que détient le serveur ne les ouvre pas.',
      'Si vous perdez le cookie, personne ne peut retrouver vos rapports.',
    ],
  },
  deleted: {
    title: 'Comment l’effacer',
    text: [
      'Appuyez sur « Nouvelle analyse ». La clé est détruite en premier : dès cet instant, rien de ce qui est à vous ne peut plus être ouvert, ni dans cette session ni dans une autre de ce navigateur. Puis les textes, les rapports, les discussions et les fichiers encore en attente sont retirés.',
      'Les liens que vous avez partagés restent, car d’autres personnes peuvent compter dessus. Révoquez-les dans la fenêtre « Partager » ou ci-dessous.',
      'Une sauvegarde faite par l’exploitant pendant une analyse peut contenir celle-ci lisible jusqu’à ce que la sauvegarde soit effacée. Ce qu’une entreprise d’IA ou une boîte aux lettres a reçu est hors de notre portée.',
    ],
  },
  cookie: {
    title: 'Le cookie',
    text: [
      `Il y en a un. Il contient un secret aléatoire, votre moitié de la clé, et dure ${COOKIE_DAYS} jours. Il ne va qu’à ce site, aucun script ne peut le lire et il ne dit rien de vous. Sans lui, personne ne pourrait vous donner vos rapports et les protéger des autres.`,
      'Votre navigateur retient aussi une étiquette de session aléatoire, la langue choisie et votre choix de couleurs claires ou sombres. Ce que vous écrivez y reste, et nulle part ailleurs, jusqu’à l’envoi ou jusqu’à « Nouvelle analyse ». Lire cette page ne dépose aucun cookie.',
    ],
  },
  never: {
    title: 'Ce que nous ne faisons pas',
    list: [
      'Ni compte ni connexion.',
      'Ni suivi, ni publicité, ni rien de chargé depuis d’autres sites.',
      'Ni vente ni prêt de ce que vous envoyez.',
      'Aucun entraînement d’IA de notre part.',
      'Aucune reconnaissance faciale : personne n’apprend qui figure sur une image.',
    ],
  },
  limits: {
    title: 'Ce à quoi cela ne sert pas',
    list: [
      'Ce n’est pas un diagnostic et cela ne remplace aucun suivi médical ou psychologique.',
      'Ce n’est pas une base de décision pour le travail, le crédit, l’assurance, les études, le droit ou la santé.',
      `Ce n’est pas pour les moins de ${MIN_AGE_YEARS} ans.`,
      'Ce n’est pas pour les textes ou les images d’autres personnes sans leur accord. Demandez d’abord, et seulement à des adultes.',
    ],
  },
  help: {
    title: 'Si vous avez besoin d’aide maintenant',
    text: 'Si vous ou une autre personne êtes en danger, appelez le numéro d’urgence. Si vous pensez à mettre fin à vos jours ou à vous faire du mal, parlez à quelqu’un dès aujourd’hui :',
    directory: (name) => `(${name}, pour tous les pays).`,
    emergency: 'Urgences',
  },
  software: {
    title: 'Le logiciel',
    text: 'Cette page utilise des polices et des composants d’autres auteurs.',
    link: 'Leurs licences',
  },

  contact: { title: 'Questions', text: 'Adressez-vous à l’exploitant de ce site :' },
});
