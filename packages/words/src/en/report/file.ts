import { assessments } from '../assessments.ts';

/** What PDF and DOCX say around a report. */
export const file = {
  /** Where the report has no title of its own. */
  title: 'Personality Analysis',
  eyebrow: 'Written by an AI model',
  footer: 'Written by an AI model. A reading of one sample, not a diagnosis.',
  description: 'AI-generated: written by an AI model from one sample. Not a diagnosis.',
  keywords: ['AI-generated', 'personality analysis'],
  model: 'AI model',
  /** As the page names it. */
  numberedModel: assessments.models.name,
  author: (model: string) => `AI model (${model})`,
  contents: 'Contents',
  page: (page: string, pages: string) => `Page ${page} of ${pages}`,
  cut: 'The analysis is longer than one file can hold and ends here. Where it was made it can be read to its end.',
} as const;
