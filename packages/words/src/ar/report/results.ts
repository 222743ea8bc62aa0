import type { ResultWords } from '../../report-words.ts';
import { isolate, list, number, plural } from './grammar.ts';

export const results = {
  poles: (poles) => poles.join('، '),
  split: (names) => `${list(names)}: في نقطتين`,
  polesAndSplit: (poles, split) => `${poles}؛ ${split}`,
  middle: 'قرب الوسط في كل شيء',
  ranked: (most) => `في المقدمة: ${list(most)}`,
  rankedToLast: (most, least) => `في المقدمة: ${list(most)}؛ في الآخر: ${least}`,
  named: (names) => list(names),
  namedAndMore: (names, more) =>
    `${names.join('، ')} ${plural(more, { zero: 'و# غيرها', one: 'وواحد غيرها', two: 'واثنان غيرها', few: 'و# غيرها', many: 'و# غيرها', other: 'و# غيرها' })}`,
  none: 'لا شيء في هذه المادة يتحدث عنه',
  partly: (result, read, of) => `${result}؛ قُرئ ${read} من ${of}`,
  type: (code) => `يُقرأ على أنه ${isolate(code)}`,
  noType: 'لا يبرز أي حرف',
  temperament: (name, variant) => `${name} (${variant})`,
  temperaments: (names) => `${names.join(' أو ')}، بحسب الحروف غير المحسومة`,
  allTemperaments: 'الحروف غير المحسومة تترك الأمزجة الأربعة كلها ممكنة',
  shortlist: (keys) => `قائمة قصيرة (${number(keys.length)}): ${keys.map(isolate).join('، ')}`,
  noShortlist: 'الحروف غير المحسومة أكثر من أن تسمح بقائمة قصيرة',
  style: (style) => `يُقرأ على أنه ${isolate(style)}`,
  noStyle: 'قرب الوسط، لا يبرز أي أسلوب',
  interests: (code) => `الرمز ${isolate(code)}`,
  interestsClose: (code) => `الرمز ${isolate(code)}؛ والثلاثة متقاربة`,
  noInterests: {
    close: 'بلا رمز: الثالث والرابع متقاربان جدًا',
    undifferentiated: 'بلا رمز: الدرجات متساوية تقريبًا',
    'too-few': 'الميول المقروءة أقل من أن تعطي رمزًا',
  },
  ahead: (first, others) => `${first}، قبل ${list(others)}`,
  followedBy: (first, others) => `${first}، ثم ${list(others)}`,
  noFit: 'لم يُذكر أي دافع',
  stated: (stated, areas) =>
    stated === 0 ? `لم يُصرَّح بأي مجال من ${areas}` : `مجالات صُرّح بها: ${number(stated)} من ${areas}`,
  denied: (areas) => `بالنفي: ${number(areas)}`,
  comesNear: (areas) => `بذكر قريب: ${number(areas)}`,
  pointsAway: (areas) => `بالعكس: ${number(areas)}`,
  notMentioned: (areas) => `بلا ذكر: ${number(areas)}`,
  line: (result) => `${result}.`,
} satisfies ResultWords;
