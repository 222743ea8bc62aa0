import { modelLabels, ProviderId } from '@app/contract/models';
import type { ExportedReport } from './exported-report.ts';

/** How machines are told: the term of the IPTC for what a trained model has made. */
export const SOURCE_TYPE = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia';

export const marks = {
  eyebrow: 'Written by an AI model',
  footer: 'Written by an AI model. A reading of one sample, not a diagnosis.',
  description: 'AI-generated: written by an AI model from one sample. Not a diagnosis.',
  keywords: ['AI-generated', 'personality analysis'],
} as const;

export type FrontMatter = { day: string; model: string; author: string; created: Date };

export function frontMatterOf({ provider, createdAt }: ExportedReport): FrontMatter {
  const created = new Date(createdAt);
  const known = ProviderId.safeParse(provider);
  const model = known.success ? modelLabels[known.data] : 'AI model';
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(created);
  return { day, model, author: `AI model (${model})`, created };
}
