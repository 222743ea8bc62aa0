export const headings = {
  findings: 'Findings',
  overview: 'Everything That Was Read',
  synthesis: 'What The Lenses Say Together',
  questions: 'Questions Worth Asking Yourself',
  unread: 'What Could Not Be Read',
  counted: 'What Was Counted',
  howTo: 'How To Read This',
  /** Columns of the overview where it is a table. */
  columns: { section: ['Section', 'In short'], lens: ['Lens', 'Result'] },
} as const;
