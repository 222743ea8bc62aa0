import type { ReportFrameWords } from '../../report-words.ts';
import { sentence } from './grammar.ts';

export const frame = {
  simulated: '模擬モデル：製品を試すためのもので、AI 提供会社のモデルが書いたものではありません。',
  titled: (title, result) => `${title}：${result}`,
  sentence: (clause) => sentence(clause),
  paragraph: (sentences) => sentences.join(''),
  clauses: (parts) => parts.join('、'),
  lookedAt: '確かめた箇所：',
  against: '反する箇所：',
  noAnswer:
    '分析とその素材にもとづく答えを出せませんでした。別の質問か、同じ質問を別の言葉にすると、先へ進めるかもしれません。',
} satisfies ReportFrameWords;
