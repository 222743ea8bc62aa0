import type { InputWords } from '../catalogue.ts';
import { createFormat } from '../format.ts';

const { plural } = createFormat('ar');

export const input = {
  title: 'معاينة الإدخال',
  toggle: 'إدخال النص',
  interview: 'مقابلة معي',
  nothing: 'لم يُختر شيء بعد.',
  label: 'النص المراد تحليله',
  placeholder: 'كتابة نص أو لصقه أو رفع مستند للتحليل…',
  example: 'تجربة مثال',
  words: (count) =>
    plural(count, {
      zero: '# كلمة',
      one: 'كلمة واحدة',
      two: 'كلمتان',
      few: '# كلمات',
      many: '# كلمة',
      other: '# كلمة',
    }),
  samples: ['عينة قصيرة', 'انطباع عام', 'عينة جيدة', 'عينة وافية'],
  keys: 'زر الإدخال للتحليل، ومعه زر العالي لسطر جديد',
  upload: 'رفع مستند',
  extracting: 'جارٍ قراءة المستند…',
  submit: 'تحليل النص',
  more: 'تحليلات نصية أخرى',
  frameworks: {
    'personality-structure': 'بنية الشخصية الشاملة',
    mbti: 'MBTI',
    bigfive: 'العوامل الخمسة',
    enneagram: 'الإنياغرام',
  },
  drop: {
    title: 'سحب الملفات وإفلاتها هنا للتحليل',
    supports: 'الصيغ: JPG، PNG، MP4، MOV، PDF، DOC، DOCX (حتى 50 ميغابايت)',
    camera: 'التقاط صورة',
    now: 'إفلات الملف لتحليله',
    wait: 'هناك تحليل جارٍ. يمكن إفلات الملف بعد انتهائه.',
  },
  mode: {
    next: { image: 'الصورة التالية تذهب إلى:', video: 'الفيديو التالي يذهب إلى:' },
    clear: 'إلغاء الاختيار',
  },
  media: {
    image: 'الصورة المرفوعة',
    video: 'الفيديو المرفوع',
    noPicture: 'لا يستطيع هذا المتصفح عرض الملف، لكن تحليله ممكن.',
    analyze: (model) => `التحليل باستخدام ${model}`,
    analyzeAgain: (model) => `إعادة التحليل باستخدام ${model}`,
    mbti: { image: 'تحليل الصورة وفق MBTI', video: 'تحليل الفيديو وفق MBTI' },
    remove: 'إزالة الملف',
  },
  document: { analyzeAgain: 'إعادة التحليل', mbti: 'تحليل المستند وفق MBTI', remove: 'إزالة المستند' },
  refused: {
    type: { title: 'نوع الملف غير مدعوم', description: 'يُرجى رفع صورة أو فيديو أو ملف PDF أو DOC أو DOCX أو TXT.' },
    media: { title: 'نوع الملف غير مدعوم', description: 'يُرجى رفع صورة أو فيديو.' },
    extraction: { title: 'الملف غير مدعوم', description: 'يُرجى رفع ملف PDF أو DOC أو DOCX أو TXT' },
    size: { title: 'الملف كبير جدًا', description: 'يُرجى رفع ملف لا يزيد على 50 ميغابايت.' },
    several: { title: 'ملف واحد فقط', description: 'يُرجى رفع ملف واحد في كل مرة.' },
  },
} satisfies InputWords;
