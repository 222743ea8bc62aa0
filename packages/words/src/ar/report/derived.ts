import type { DerivedWords } from '../../report-words.ts';
import { count, isolate, list } from './grammar.ts';

export const derived = {
  letter: (letter, clarity) => `${isolate(letter)} ${clarity}`,
  letters: (letters) => `${letters.join('، ')}.`,
  clarity: { slight: 'طفيف', moderate: 'متوسط', clear: 'واضح', very_clear: 'واضح جدًا' },
  nearest: (codes) => `أقرب الرموز الأخرى: ${codes.map(isolate).join('، ')}.`,
  functions: (functions) => `الوظائف المعتادة لهذا الرمز: ${functions.map(isolate).join('، ')}.`,
  candidate: (key, functions, quadra, code) =>
    `${isolate(key)} (${isolate(functions)}، ${quadra}؛ من ${isolate(code)})`,
  quadras: { alpha: 'ألفا', beta: 'بيتا', gamma: 'غاما', delta: 'دلتا' },
  globals: 'خمسة عوامل عامة',
  styles: 'أربعة أساليب',
  primaries: (read, of) => `العوامل الأولية: ${read} من ${of}`,
  consistency: {
    high: 'متجاوران على المسدس: اتساق عالٍ.',
    medium: 'بينهما خطوتان على المسدس: اتساق متوسط.',
    low: 'متقابلان على المسدس: اتساق منخفض.',
  },
  range: (low, high, total) => `تسمح الصياغة بمجموع من ${low} إلى ${high}، والحد الأعلى ${total}.`,
  rangeOver: (low, high, total, bands) =>
    `تسمح الصياغة بمجموع من ${low} إلى ${high}، والحد الأعلى ${total}؛ ويمتد ذلك في الفئات المنشورة على: ${list(bands)}.`,
  ofTotal: (low, high, total) => `من ${low} إلى ${high}، والحد الأعلى ${total}`,
  statements: (rated, of) => `العبارات: ${rated} من ${of}`,
  split: (low, lowRated, high, highRated) =>
    `${low} في ${count(lowRated, ['عبارة واحدة', 'عبارتين', 'عبارات', 'عبارة', 'عبارة'])}، ${high} في ${count(highRated, ['العبارة الأخرى', 'العبارتين الأخريين', 'عبارات أخرى', 'عبارة أخرى', 'عبارة أخرى'])}`,
} satisfies DerivedWords;
