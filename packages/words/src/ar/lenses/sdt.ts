import type { LensWords } from '../../lens-words.ts';

export const sdt = {
  title: 'نظرية التقرير الذاتي',
  dimensions: {
    autonomy: { title: 'الاستقلالية', low: 'الإحباط', high: 'الإشباع' },
    competence: { title: 'الكفاءة', low: 'الإحباط', high: 'الإشباع' },
    relatedness: { title: 'الارتباط بالآخرين', low: 'الإحباط', high: 'الإشباع' },
  },
} satisfies LensWords;
