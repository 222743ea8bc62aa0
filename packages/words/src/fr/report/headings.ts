import type { HeadingWords } from '../../report-words.ts';

export const headings = {
  findings: 'Constats',
  overview: 'Tout ce qui a pu être lu',
  questions: 'Questions qui méritent d’être posées',
  unread: 'Ce qui n’a pas pu être lu',
  counted: 'Ce qui a été compté',
  howTo: 'Comment lire ce rapport',
  columns: { lens: ['Regard', 'Résultat'] },
} satisfies HeadingWords;
