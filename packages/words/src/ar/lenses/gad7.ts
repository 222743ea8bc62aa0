import type { LensWords } from '../../lens-words.ts';

export const gad7 = {
  title: 'مجالات GAD-7',
  trademark: 'GAD-7: فايزر.',
  bands: { minimal: 'ضئيل', mild: 'خفيف', moderate: 'متوسط', severe: 'شديد' },
  dimensions: {
    nervous: { title: 'العصبية' },
    control: { title: 'همّ يصعب ضبطه' },
    worry: { title: 'همّ بأشياء كثيرة' },
    relax: { title: 'صعوبة الاسترخاء' },
    restless: { title: 'التململ' },
    irritable: { title: 'سرعة الاستثارة' },
    dread: { title: 'الإحساس بالرهبة' },
  },
} satisfies LensWords;
