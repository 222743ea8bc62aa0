import type { ReportFrameWords } from '../../report-words.ts';
import { sentence } from './grammar.ts';

export const frame = {
  simulated: '模拟模型：用于试用本产品，并非由 AI 公司的模型撰写。',
  titled: (title, result) => `${title}：${result}`,
  sentence: (clause) => sentence(clause),
  paragraph: (sentences) => sentences.join(''),
  clauses: (parts) => parts.join('，'),
  lookedAt: '看过的：',
  against: '相反的：',
  noAnswer: '对此无法给出以分析及其材料为依据的回答。换一个问题，或换一种说法再问，也许能更进一步。',
} satisfies ReportFrameWords;
