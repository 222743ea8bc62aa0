import { expect, test } from 'vitest';
import { growthOf, NOT_QUADRATIC } from '@app/testkit/growth';
import { readStatedAge } from './under-18.ts';

/** A development set for the rules. Add new misses here. */
const stated: Record<string, readonly string[]> = {
  en: [
    'I am a minor',
    "I'm underage",
    'I (16F) fight with my mom',
    'Me [M15] and my brother share a room.',
    '15f here',
    'im 15 and i hate school',
    'im 15',
    'Age: 14',
    'At 15, I feel old',
    'I am not 18 yet',
    'I’m under 18.',
    "I'm in 8th grade",
    'I am an eighth grader who likes maps.',
    'I am in year 9 and I play the cello.',
    "I'm in middle school.",
    'As a 15 year old I feel lost',
    "I'm almost 16",
    'I turn 17 next month.',
    'My parents decide everything until I turn 18.',
    '16 yo girl here, I like rain.',
    'I’m 15. We moved here two years ago.',
    'I am 16. When I was 12 my parents split up.',
    'I feel lost, I’m 15 and I live with my dad.',
    'My dad was angry again and I am 14 years old.',
    'I am 5\'4" tall, and I am 15 years old.',
    'Ｉ ａｍ １５ ｙｅａｒｓ ｏｌｄ.',
  ],
  es: [
    'Soy menor de edad',
    'tengo quince',
    'Estoy en 2º de la ESO',
    'estoy en segundo de secundaria',
    'Aún no tengo 18.',
    'Con quince años me siento vieja.',
    'Edad: 14',
  ],
  fr: [
    'je suis mineur',
    'je suis mineure',
    'Je suis mineur(e)',
    'je suis en 4e au collège',
    'Je suis collégienne.',
    'Je n’ai pas encore 18 ans.',
    'J’ai presque 16 ans.',
  ],
  de: [
    'Ich bin minderjährig',
    'Ich bin noch nicht volljährig',
    'bin 14 und weiblich',
    'ich gehe in die 7. Klasse',
    'Ich (15, w) streite mit meiner Mutter.',
    'Mit 15 fühle ich mich alt.',
    'Ich bin fast 16.',
    'Alter: 14',
  ],
  pt: ['sou menor de idade', 'estou no 8º ano', 'Ainda não tenho 18 anos.', 'Tenho quase 16 anos.', 'Idade: 15'],
  ar: ['سني 15', 'سني ١٥', 'أنا في الصف الثامن', 'أنا قاصر', 'لم أبلغ الثامنة عشرة بعد'],
  zh: ['我是初中生', '我是中学二年级学生', '我还未成年', '我还没满18岁', '我快16岁了', '我在上初二。', '年龄：14'],
  ja: ['中2です', '私は中学二年生です', '未成年です。', '高1の女子です。', '年齢：15', 'もうすぐ16歳になります。'],
  it: [
    'Ho 15 anni e vivo con mia madre.',
    'Ho quindici anni.',
    'Sono minorenne.',
    'Frequento la seconda media.',
    'Non ho ancora 18 anni.',
  ],
  nl: ['Ik ben 15 jaar oud.', 'Ik ben vijftien en ik haat school.', 'Ik ben minderjarig.', 'Ik zit in de brugklas.'],
  pl: ['Mam 15 lat.', 'Mam piętnaście lat i mieszkam z mamą.', 'Jestem niepełnoletnia.', 'Chodzę do siódmej klasy.'],
  tr: ['15 yaşındayım.', 'On beş yaşındayım ve annemle yaşıyorum.', 'Reşit değilim.', '8. sınıfa gidiyorum.'],
};

const listed = Object.entries(stated).flatMap(([language, texts]) => texts.map((text) => ({ language, text })));

test.for(listed)('“$text” is a stated minor age in $language', ({ language, text }) => {
  expect(readStatedAge(text)).toEqual({ says: 'stated', language });
});

test.for([
  'My son is 15.',
  'my daughter (15F) slams doors',
  'My son (15) is taller than me.',
  'When I was 15, we moved.',
  'At 15 I was sure of everything.',
  'At 15, I moved out.',
  'At 10, I go to bed.',
  'As a 15-year-old I worked in a bakery.',
  'As a 15-year-old I was shy.',
  'I teach 8th grade.',
  'I’m in 8th grade classrooms all day.',
  'I have been here 15 years.',
  'I’m 15 minutes away.',
  'I am almost 16 weeks along.',
  '15f outside today',
  'It is 15f here today.',
  'as if I were 12',
  'When that song plays, I am 15.',
  'Quand j’entends cette chanson, j’ai quinze ans.',
  'Wenn ich das Lied höre, bin ich 15 Jahre alt.',
  'I felt as if I am 12.',
  'I am 40. My student says “I am a minor, I am 15 years old” and laughs.',
  'I am a minor poet.',
  'I am not 18 anymore.',
  'I’m a minor character in my own life.',
  'I studied law with a minor in physics.',
  'We met at the age of 15.',
  'Ages: 14-17',
  'Age: 47',
  'Im 15. Jahrhundert baute man Kirchen.',
  'Wir treffen uns im 16. Stock.',
  'Ich bin in der 2. Klasse gefahren.',
  'Meine Tochter geht in die 7. Klasse.',
  'Ich unterrichte in der 7. Klasse.',
  'Soy menor que mi hermano.',
  'Tengo quince libros.',
  'Doy clase en 2º de la ESO.',
  'Je suis mineur de fond.',
  'Je suis en 4e position.',
  'Estou no 5º ano de medicina.',
  'Estou no 8º ano do doutorado.',
  'ابني في الصف الثامن',
  'أنا معلم في الصف الثامن',
  '我是初中生的家长。',
  '我上小学的时候很瘦。',
  '我女儿是初中生。',
  '息子は中2です',
  '娘は中学二年生です。',
  '相手は未成年です。',
  'Ho 15 anni di esperienza.',
  'Mia figlia ha 15 anni.',
  'Ik ben 15 jaar getrouwd.',
  'Mijn zoon is 15 jaar oud.',
  'Mam 15 lat doświadczenia.',
  'Mój syn ma 15 lat.',
  'Oğlum 15 yaşında.',
  '15 yaşındayken taşındık.',
])('“%s” states no minor age of the writer', (text) => {
  expect(readStatedAge(text).says).not.toBe('stated');
});

const padding = 'The harbour was quiet and the list was long. '.repeat(1_500);

test('a stated age in the middle of a long text is found', () => {
  expect(readStatedAge(`${padding}I am 15 years old. ${padding}`)).toEqual({ says: 'stated', language: 'en' });
});

test.for([
  ['plain words', padding],
  ['half statements', 'i am i am in the 15 私、、、、は、'],
  ['quoted statements', '"a" "b i am 15 years old. '],
  ['commas', '、'],
  ['letters', 'a'],
  ['new lines', 'im 15\n\n\n\n'],
] as const)('age detection time grows linearly with %s', ([, piece]) => {
  const text = `私${piece.repeat(Math.ceil(400_000 / piece.length))}`;

  expect(growthOf((chars) => void readStatedAge(text.slice(0, chars)), 40_000)).toBeLessThan(NOT_QUADRATIC);
});
