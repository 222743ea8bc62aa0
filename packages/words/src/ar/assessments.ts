import type { AssessmentWords } from '../catalogue.ts';

export const assessments = {
  step: (number) => `الخطوة ${number}`,
  models: { title: 'اختيار نموذج الذكاء الاصطناعي', unavailable: 'غير متاح هنا', name: (number) => `نموذج ${number}` },
  inputTypes: {
    title: 'اختيار نوع الإدخال',
    image: 'صورة',
    document: 'مستند',
    video: 'فيديو',
    'text-mbti': 'نص MBTI',
    'image-mbti': 'صورة MBTI',
    'video-mbti': 'فيديو MBTI',
  },
  deepDives: ['تعمّق في الصورة', 'تعمّق في النص', 'تعمّق في الفيديو'],
  comingSoon: { title: 'قريبًا', description: (name) => `${name}: غير جاهز بعد.` },
  matrix: {
    title: 'تحليلات إضافية',
    row: 'أطر أخرى للنص والصورة والفيديو',
    close: 'إغلاق',
    framework: 'الإطار',
    kinds: { text: 'نص', image: 'صورة', video: 'فيديو' },
    lead: (framework) => `${framework}.`,
    buttonKinds: { text: 'نص', image: 'صورة', video: 'فيديو' },
    button: (framework, kind) => `${framework}، ${kind}`,
    about: 'يُختار الإطار أولًا، ثم النص أو الصورة أو الفيديو. أزرار النص تقرأ «معاينة الإدخال».',
    note: 'يكتبه الذكاء الاصطناعي مما يُقدَّم له. انطباع، لا تشخيص ولا درجة اختبار.',
  },
} satisfies AssessmentWords;
