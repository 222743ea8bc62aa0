import type { HeadingWords } from '../../report-words.ts';

export const headings = {
  findings: 'Constats',
  overview: 'Tout ce qui a pu être lu',
  synthesis: 'Ce que les regards disent ensemble',
  questions: 'Questions qui méritent d’être posées',
  unread: 'Ce qui n’a pas pu être lu',
  counted: 'Ce qui a été compté',
  howTo: 'Comment lire ce rapport',
  columns: { section: ['Rubrique', 'En bref'], lens: ['Regard', 'Résultat'] },
} satisfies HeadingWords;
