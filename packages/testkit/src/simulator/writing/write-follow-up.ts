import { readMaterial, splitPassages } from './read-material.ts';

const TASK = /^Task: follow-up \((\w\w)\)$/m;
const MAX_WORDS = 6;
const MAX_DENSE_CHARS = 12;

const questions: Record<string, (words: string) => string> = {
  en: (words) => `What was it about “${words}” that stayed with you?`,
  es: (words) => `¿Qué es lo que te quedó de «${words}»?`,
  fr: (words) => `Qu’est-ce qui vous est resté de « ${words} » ?`,
  de: (words) => `Was ist Ihnen von „${words}“ geblieben?`,
  pt: (words) => `O que ficou para você de “${words}”?`,
  ar: (words) => `ما الذي بقي في ذاكرتك من «${words}»؟`,
  zh: (words) => `关于“${words}”，你记得最清楚的是什么？`,
  ja: (words) => `「${words}」のことで、いちばん覚えているのは何ですか？`,
};

/** A follow-up of an interview that quotes the first words of the answer; undefined for every other task. */
export function writeFollowUp(userText: string): string | undefined {
  const { material, outside } = readMaterial(userText);
  const lang = TASK.exec(outside)?.[1];
  const write = lang === undefined ? undefined : questions[lang];
  if (!write) return undefined;
  const [first] = splitPassages(material);
  return write(beginningOf(first?.text ?? material));
}

/** Without marks, so that the question stays one sentence and its quotation stands in the answer as it is. */
function beginningOf(passage: string): string {
  const [clause = ''] = passage.split(/[\p{P}\p{S}]/u).filter((part) => part.trim() !== '');
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(clause)) return clause.slice(0, MAX_DENSE_CHARS);
  return clause.trim().split(/\s+/).slice(0, MAX_WORDS).join(' ');
}
