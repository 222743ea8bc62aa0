import type { ClauseWords } from './clause-words.ts';

export const tr: ClauseWords = {
  isNegatedLast: true,
  negations: String.raw`değil\p{L}*|hiç|asla|yok|kimse|imkansız|imkânsız|\p{L}+m[ıiuü]yor\p{L}*|\p{L}+m[ae]d[ıi]\p{L}{0,2}|\p{L}+m[ae]z(?:d[ıi]\p{L}?)?`,
  denials: 'neredeyse|az kalsın|güya|sözde',
  retractions: 'demedi kimse|yalan|keşke',
  conditions: String.raw`eğer|sanki|keşke|\p{L}*s[ae]yd[ıi]\p{L}*`,
  openers: 'eğer|şayet',
  closers: String.raw`(?:saydı|seydi)\p{L}{0,2}`,
  joints: 'ama|fakat|ancak|oysa',
  ands: 've|veya|ya da|çünkü',
  joined: String.raw`\p{L}+`,
  times: 'zaman|iken',
  speakers: [],
};
