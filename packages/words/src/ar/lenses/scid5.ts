import type { LensWords } from '../../lens-words.ts';

export const scid5 = {
  title: 'مخطط SCID في DSM-5',
  trademark:
    'DSM، DSM-5، SCID: علامات للجمعية الأمريكية للطب النفسي؛ ولا يجوز نقل المعايير، ويشمل ذلك التطبيقات الإلكترونية. بلا نص للمعايير ولا عدّ لها.',
  dimensions: {
    module_a: { title: 'المزاج', smallPrint: 'الوحدة A' },
    module_b: { title: 'إدراكات ومعتقدات غير مألوفة', row: 'إدراكات ومعتقدات', smallPrint: 'الوحدة B' },
    module_c: {
      title: 'التمييز بين الحالات الذهانية',
      row: 'الحالات الذهانية',
      smallPrint: 'الوحدة C',
      cannot: 'تمييز لا يقيمه إلا مختص إكلينيكي في حديث مباشر',
    },
    module_d: {
      title: 'التمييز بين حالات المزاج',
      smallPrint: 'الوحدة D',
      cannot: 'تمييز لا يقيمه إلا مختص إكلينيكي في حديث مباشر',
    },
    module_e: { title: 'الكحول ومواد أخرى', smallPrint: 'الوحدة E' },
    module_f: { title: 'القلق', smallPrint: 'الوحدة F' },
    module_g: { title: 'الوساوس والطقوس وآثار الأحداث السيئة', row: 'الوساوس وآثار الأحداث', smallPrint: 'الوحدة G' },
    module_h: { title: 'الانتباه وكثرة الحركة', smallPrint: 'الوحدة H' },
    module_i: { title: 'هموم حالية أخرى', smallPrint: 'الوحدة I' },
    module_j: { title: 'عبء بعد تغيّر في الحياة', smallPrint: 'الوحدة J' },
  },
} satisfies LensWords;
