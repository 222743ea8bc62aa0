import type { ReportFrameWords } from '../../report-words.ts';
import { sentence } from './grammar.ts';

export const frame = {
  simulated: 'Modelo simulado: feito para experimentar o produto, não escrito por um provedor de IA.',
  titled: (title, result) => `${title}: ${result}`,
  sentence: (clause) => sentence(clause),
  paragraph: (sentences) => sentences.join(' '),
  clauses: (parts) => parts.join(', '),
  lookedAt: 'Examinado:',
  against: 'Contra:',
  noAnswer:
    'Não foi possível dar uma resposta apoiada na análise e no seu material. Outra pergunta, ou a mesma com outras palavras, pode levar mais longe.',
} satisfies ReportFrameWords;
