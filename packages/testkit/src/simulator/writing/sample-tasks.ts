import type { Framework } from '@app/frameworks/framework';

/** Tasks in the product's format, for the tests of this folder. */

export const openingTask = (framework = 'bigfive'): string =>
  `\nTask: opening\nFill: noticed, headline, portrait, findings, questions\nFramework: ${framework}\n\nWrite plainly.`;

export function readingsTask({ id, lenses }: Framework, name = 'readings'): string {
  const lines = lenses.flatMap(({ key, title, what, scale, listing, dimensions }) => [
    `\n## ${title}${listing === 'found' ? ' (only what the material speaks of)' : ''}`,
    what,
    ...dimensions.map((dimension) => {
      const described = `${dimension.title}${dimension.lookFor === undefined ? '' : `: ${dimension.lookFor}`}.`;
      return `- key: ${key}.${dimension.key} | scale: ${scale} | length: one or two sentences | ${described}`;
    }),
  ]);
  return `\nTask: ${name}\nFill: readings\nFramework: ${id}\n\nWrite plainly.\n${lines.join('\n')}`;
}

export function synthesisTask({ id, lenses }: Framework): string {
  const lines = lenses.flatMap(({ key, title, dimensions }) =>
    dimensions.map((dimension) => `- key: ${key}.${dimension.key} | ${title} | 60 | "I keep a list: two, in fact."`),
  );
  return `\nTask: synthesis\nFill: synthesis\nFramework: ${id}\n\nWrite plainly.\n\n${lines.join('\n')}`;
}

/** About a hundred words each, except in scripts that do not separate words. */
export const textsByLanguage = {
  en: 'I keep a list for every trip, and a second list for what could go wrong with the first. My sister laughs, but she was glad of the spare charger. I would rather miss the train than the end of a story. When my father was ill I made spreadsheets, and nobody needed them. Still, the best evening of last year was one I had not planned at all. We sat in the kitchen until two, and nobody looked at the clock.',
  de: 'Ich schreibe für jede Reise eine Liste und eine zweite für das, was mit der ersten schiefgehen kann. Meine Schwester lacht darüber, aber sie war froh über das Ladegerät. Ich verpasse lieber den Zug als das Ende einer Geschichte. Als mein Vater krank war, habe ich Tabellen gemacht, die niemand brauchte. Der beste Abend des letzten Jahres war trotzdem nicht geplant. Wir saßen bis zwei in der Küche, und niemand sah auf die Uhr.',
  es: 'Hago una lista para cada viaje y otra para lo que puede salir mal con la primera. Mi hermana se ríe, pero agradeció el cargador de repuesto. Prefiero perder el tren que el final de una historia. Cuando mi padre estuvo enfermo hice tablas que nadie necesitaba. La mejor noche del año pasado no estaba planeada. Nos quedamos en la cocina hasta las dos, y nadie miró el reloj.',
  fr: 'Je fais une liste pour chaque voyage et une autre pour ce qui peut mal tourner avec la première. Ma sœur en rit, mais elle était contente du chargeur de secours. Je préfère manquer le train que la fin d’une histoire. Quand mon père était malade, je faisais des tableaux dont personne ne se servait. La meilleure soirée de l’an dernier n’était pas prévue. Nous sommes restés dans la cuisine et personne ne regardait l’heure.',
  pt: 'Eu faço uma lista para cada viagem e outra para o que pode dar errado com a primeira. Minha irmã ri, mas ficou feliz com o carregador de reserva. Prefiro perder o trem a perder o fim de uma história. Quando meu pai ficou doente, fiz planilhas de que ninguém precisava. A melhor noite do ano passado não foi planejada. Ficamos na cozinha até as duas, e ninguém olhou o relógio.',
  ar: 'أكتب قائمة لكل رحلة وقائمة ثانية لما قد يحدث من خطأ في الأولى. تضحك أختي من ذلك لكنها فرحت بالشاحن الاحتياطي. أفضل أن يفوتني القطار على أن تفوتني نهاية القصة. عندما مرض أبي صنعت جداول لم يحتج إليها أحد. أجمل مساء في العام الماضي لم أخطط له أبدا. جلسنا في المطبخ حتى الثانية ولم ينظر أحد إلى الساعة.',
  zh: '每次旅行我都会列一张清单，再列一张第一张清单可能出错的事情。我姐姐笑我，但她很高兴有备用充电器。我宁愿错过火车，也不愿错过故事的结尾。父亲生病的时候我做了很多表格，可是没有人需要。去年最好的一个晚上完全没有计划。我们在厨房坐到两点，没有人看钟。',
  ja: '旅行のたびにリストを作り、それがうまくいかない時のために二つ目のリストも作ります。姉は笑いますが、予備の充電器には喜んでいました。電車に乗り遅れても、話の終わりは聞きたいです。父が病気の時は表を作りましたが、誰も必要としませんでした。去年の一番いい夜は、まったく予定していませんでした。二時まで台所にいて、誰も時計を見ませんでした。',
};
