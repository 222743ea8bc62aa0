export const headings = {
  findings: 'Findings',
  overview: 'Everything That Was Read',
  questions: 'Questions Worth Asking Yourself',
  unread: 'What Could Not Be Read',
  counted: 'What Was Counted',
  howTo: 'How To Read This',
  /** Columns of the overview where it is a table. */
  columns: { lens: ['Lens', 'Result'] },
} as const;
