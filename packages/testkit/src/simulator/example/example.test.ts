import { readdirSync } from 'node:fs';
import { EXAMPLE_TEXT } from '@app/contract/example-text';
import { frameworks } from '@app/frameworks/index';
import { expect, test } from 'vitest';
import {
  firstScreenOf,
  lossesOf,
  NO_LOSSES,
  readRecording,
  sectionOf,
  wordsIn,
  writeExample,
  writeFilled,
} from '../../measure-report.ts';
import { samplePairs } from '../../sampling.ts';
import { exampleTexts } from '@app/contract/example-texts';

/** Limits for reports with one lens and with several, whose results are compared in a table. */
const MAX_FIRST = 1_000;
const MAX_FIXED = 90;

/** About a hundred words each, except in scripts that do not separate words. */
const textsByLanguage = {
  en: 'I keep a list for every trip, and a second list for what could go wrong with the first. My sister laughs, but she was glad of the spare charger. I would rather miss the train than the end of a story. When my father was ill I made spreadsheets, and nobody needed them. Still, the best evening of last year was one I had not planned at all. We sat in the kitchen until two, and nobody looked at the clock.',
  de: 'Ich schreibe für jede Reise eine Liste und eine zweite für das, was mit der ersten schiefgehen kann. Meine Schwester lacht darüber, aber sie war froh über das Ladegerät. Ich verpasse lieber den Zug als das Ende einer Geschichte. Als mein Vater krank war, habe ich Tabellen gemacht, die niemand brauchte. Der beste Abend des letzten Jahres war trotzdem nicht geplant. Wir saßen bis zwei in der Küche, und niemand sah auf die Uhr.',
  es: 'Hago una lista para cada viaje y otra para lo que puede salir mal con la primera. Mi hermana se ríe, pero agradeció el cargador de repuesto. Prefiero perder el tren que el final de una historia. Cuando mi padre estuvo enfermo hice tablas que nadie necesitaba. La mejor noche del año pasado no estaba planeada. Nos quedamos en la cocina hasta las dos, y nadie miró el reloj.',
  fr: 'Je fais une liste pour chaque voyage et une autre pour ce qui peut mal tourner avec la première. Ma sœur en rit, mais elle était contente du chargeur de secours. Je préfère manquer le train que la fin d’une histoire. Quand mon père était malade, je faisais des tableaux dont personne ne se servait. La meilleure soirée de l’an dernier n’était pas prévue. Nous sommes restés dans la cuisine et personne ne regardait l’heure.',
  pt: 'Eu faço uma lista para cada viagem e outra para o que pode dar errado com a primeira. Minha irmã ri, mas ficou feliz com o carregador de reserva. Prefiro perder o trem a perder o fim de uma história. Quando meu pai ficou doente, fiz planilhas de que ninguém precisava. A melhor noite do ano passado não foi planejada. Ficamos na cozinha até as duas, e ninguém olhou o relógio.',
  ar: 'أكتب قائمة لكل رحلة وقائمة ثانية لما قد يحدث من خطأ في الأولى. تضحك أختي من ذلك لكنها فرحت بالشاحن الاحتياطي. أفضل أن يفوتني القطار على أن تفوتني نهاية القصة. عندما مرض أبي صنعت جداول لم يحتج إليها أحد. أجمل مساء في العام الماضي لم أخطط له أبدا. جلسنا في المطبخ حتى الثانية ولم ينظر أحد إلى الساعة.',
  zh: '每次旅行我都会列一张清单，再列一张第一张清单可能出错的事情。我姐姐笑我，但她很高兴有备用充电器。我宁愿错过火车，也不愿错过故事的结尾。父亲生病的时候我做了很多表格，可是没有人需要。去年最好的一个晚上完全没有计划。我们在厨房坐到两点，没有人看钟。',
  ja: '旅行のたびにリストを作り、それがうまくいかない時のために二つ目のリストも作ります。姉は笑いますが、予備の充電器には喜んでいました。電車に乗り遅れても、話の終わりは聞きたいです。父が病気の時は表を作りましたが、誰も必要としませんでした。去年の一番いい夜は、まったく予定していませんでした。二時まで台所にいて、誰も時計を見ませんでした。',
};

/** The positions of each level. */
const ranges: Record<string, [number, number]> = {
  low: [5, 19],
  'rather low': [20, 39],
  'in the middle': [40, 60],
  'rather high': [61, 80],
  high: [81, 95],
};

const rows = frameworks.map((framework) => [framework.id, framework] as const);

test('every framework has a recorded answer', () => {
  const letters = Object.keys(exampleTexts).map((language) => `${language}.json`);
  const recorded = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.json') && !letters.includes(name));

  expect(recorded.toSorted()).toEqual(frameworks.map(({ id }) => `${id}.json`).toSorted());
});

test.for(rows)('the report of %s keeps all of its recorded answer', ([id, framework]) => {
  const { rows: recorded, letter, lastReading } = readRecording(id);

  const { report } = writeExample(framework);

  const readings = report.lenses.flatMap((lens) => lens.readings.map((reading) => ({ ...reading, lens: lens.key })));
  const read = readings.filter(({ state }) => state === 'read').map(({ lens, key }) => `${lens}.${key}`);
  const readable = recorded.readings.filter((reading) => reading.readable).map(({ key }) => key);
  const rated = readings.reduce((sum, { items }) => sum + (items?.rated ?? 0), 0);
  expect(lossesOf(framework, report)).toEqual(NO_LOSSES);
  expect(read.toSorted()).toEqual(readable.toSorted());
  expect(rated).toBe(recorded.items.length);
  expect(recorded.readings.filter(({ readable: isRead, why_not: why }) => !isRead && why === '')).toEqual([]);
  // No change of the last reader is lost because its sentence does not stand in the letter.
  expect(lastReading.changes.filter(({ sentence }) => !letter.includes(sentence))).toEqual([]);
});

test.for(rows)('a level that is recorded for %s holds its position', ([id, { lenses }]) => {
  const zeroFloors = lenses.flatMap(({ key, isZeroFloor }) => (isZeroFloor ? [key] : []));
  const placed = readRecording(id).rows.readings.filter(
    ({ key, position }) => position > 0 || (position === 0 && !zeroFloors.includes(key.split('.')[0] ?? '')),
  );

  const astray = placed.filter(({ level, position }) => {
    const [from = 100, to = 0] = ranges[level] ?? [];
    return position < from || position > to;
  });

  expect(astray).toEqual([]);
});

test.for(rows)('the first screen of %s and its fixed text stay within their limits', ([, framework]) => {
  const { text } = writeExample(framework);

  expect(wordsIn(firstScreenOf(text))).toBeLessThanOrEqual(MAX_FIRST);
  expect(wordsIn(sectionOf(text, 'How To Read This'))).toBeLessThanOrEqual(MAX_FIXED);
});

test.for(rows)('the first screen of %s has a headline and a letter with quotes', ([, framework]) => {
  const { text, report } = writeExample(framework);
  const first = firstScreenOf(text);

  expect(first).toMatch(/^# .+\n\n\*.+\*\n\n/);
  expect(report.letter?.length).toBeGreaterThan(3);
  expect(first.match(/“.+?”/g)?.length).toBeGreaterThanOrEqual(3);
  expect(report.summaryEvidence.filter(({ quote, start, end }) => EXAMPLE_TEXT.slice(start, end) !== quote)).toEqual(
    [],
  );
});

test.for(rows)('%s opens with a chart only where that was asked for', ([, framework]) => {
  const first = firstScreenOf(writeExample(framework).text);

  expect(/```chart|\n\| |\n\*\*.+\*\*\n/.test(first)).toBe(framework.drawsFirstLens === true);
});

test.for(rows)('%s states its certainty once, in one paragraph at the end', ([, framework]) => {
  const { text } = writeExample(framework);
  const howTo = sectionOf(text, 'How To Read This');

  expect(howTo.trim().split('\n')).toHaveLength(1);
  expect(text.endsWith(`${howTo.trim()}\n`)).toBe(true);
});

test.for(
  samplePairs(rows, Object.entries(textsByLanguage)).map(([[id, framework], [language, text]]) => ({
    id,
    framework,
    language,
    text,
  })),
)('$id in $language: the report keeps every quote, claim and sentence', ({ framework, text }) => {
  const { report } = writeFilled(framework, text);

  // A short text has too few passages for a lens with many dimensions.
  expect(lossesOf(framework, report)).toEqual({ ...NO_LOSSES, repeated: expect.any(Number) });
});
