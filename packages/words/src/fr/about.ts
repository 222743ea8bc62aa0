import type { FrameworkWords } from '../frameworks.ts';

export const about = {
  general:
    'Un portrait en mots simples de l’impression que donne la personne qui écrit ou qui est montrée, sans modèle de test.',
  mbti: 'Quatre paires de préférences dans la tradition de Jung, lues comme quatre échelles graduées qui donnent ensemble un code de quatre lettres.',
  bigfive:
    'Cinq grands traits que tout le monde possède plus ou moins ; la structure la mieux étayée par la recherche.',
  enneagram:
    'Neuf schémas de motivation, chacun avec une peur et un désir typiques ; apprécié pour réfléchir, diversement étayé par la recherche.',
  darktraits: 'Des tendances ordinaires à passer avant les autres, avec les tendances attentionnées comme contrepoids.',
  'stanford-binet':
    'Les cinq facteurs du schéma Stanford-Binet, uniquement pour ordonner le raisonnement visible à l’écrit ; aucun QI n’est estimé.',
  vocational:
    'Lus côte à côte : intérêts de Holland, valeurs de base de Schwartz, valeurs affinées, motifs de McClelland, théorie de l’autodétermination et valeurs au travail.',
  'personality-structure':
    'Lus côte à côte : Big Five, HEXACO, 16PF, préférences de style MBTI, tempéraments de Keirsey, socionique, Hogan et DISC.',
  clinical:
    'Lus côte à côte : le regard du MMPI et du MCMI-IV, le schéma du DSM-5 et de la SCID, et les traits du PID-5.',
  anxiety:
    'Lus côte à côte : les domaines du BDI-II, de l’échelle de dépression de Hamilton (17), du BAI, du GAD-7 et du PHQ-9.',
  evo: 'Dix arbitrages quotidiens entre temps, effort, confiance et recherche de statut ; un regard exploratoire propre à ce service.',
} satisfies FrameworkWords;
