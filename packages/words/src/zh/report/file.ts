import type { FileWords } from '../../report-words.ts';
import { assessments } from '../assessments.ts';

export const file = {
  title: '人格分析',
  eyebrow: '由 AI 模型撰写',
  footer: '由 AI 模型撰写。只是对一份样本的解读，不是诊断。',
  description: 'AI 生成：由 AI 模型根据一份样本撰写。不是诊断。',
  keywords: ['AI 生成', '人格分析'],
  model: 'AI 模型',
  numberedModel: assessments.models.name,
  author: (model) => `AI 模型（${model}）`,
  contents: '目录',
  page: (page, pages) => `第 ${page} 页，共 ${pages} 页`,
  cut: '这份分析超出了一个文件的容量，到此为止。在生成它的地方可以读到末尾。',
} satisfies FileWords;
