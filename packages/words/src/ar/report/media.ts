import type { MediaWords } from '../../report-words.ts';
import { count, isolate } from './grammar.ts';

const nobody = (where: string): string =>
  `لا أحد ${where} يبدو بالغًا بوضوح. القراءات للبالغين فقط، ولذلك لم يُكتب وصف للشخصية. وما شوهد لا يوصف هنا.`;
const people = ['شخص واحد', 'شخصان', 'أشخاص', 'شخصًا', 'شخص'] as const;

export const media = {
  person: (index) => `الشخص ${index}`,
  personAt: (index, locator) => `الشخص ${index} (${locator})`,
  nobody: { image: nobody('في هذه الصورة'), video: nobody('في هذا المقطع') },
  about: (person) => `عن ${person}.`,
  maker: {
    image: 'لا يظهر أحد: تُقرأ الصورة بوصفها اختيار من صنعها.',
    video: 'لا يظهر أحد: يُقرأ المقطع بوصفه اختيار من صنعه.',
  },
  others: (others) =>
    others === 1 ? 'شخص آخر ظاهر لم تشمله القراءة.' : `ظاهرون آخرون لم تشملهم القراءة: ${count(others, people)}.`,
  minors: (minors) =>
    minors === 1
      ? 'تُرك شخص واحد ربما كان دون سن الرشد. القراءات للبالغين.'
      : `ربما دون سن الرشد فتُركوا: ${count(minors, people)}. القراءات للبالغين.`,
  where: {
    scene: 'المشهد',
    written: 'مكتوب في الصورة',
    at: (clock) => `عند ${clock}`,
    said: 'منطوق',
    saidAt: (clock) => `منطوق عند ${clock}`,
  },
  seenBy: (model) => `الوصف من ${isolate(model)}`,
  seenInstead: (model, chosen) => `الوصف من ${isolate(model)}، لأن ${isolate(chosen)} لا يرى الصور`,
  seenShared: (model) => `وصف واحد من ${isolate(model)}، تقرؤه كل النماذج التي سُئلت`,
  heardBy: (model) => `تدوين الكلام من ${isolate(model)}`,
  noSound: 'بلا صوت، ولذلك قُرئ المرئي فقط',
  notHeard: 'لم يُدوَّن الصوت هنا، ولذلك قُرئ المرئي فقط',
  nothingSaid: 'لا كلام في المقطع',
  speechShared: 'لم يتحدد من قال ماذا من الظاهرين.',
  phrases: (phrases) =>
    `عبارات في الوصف تجاوزت ما اختاره الناس أو فعلوه فتُركت: ${count(phrases, ['عبارة واحدة', 'عبارتان', 'عبارات', 'عبارة', 'عبارة'])}.`,
} satisfies MediaWords;
