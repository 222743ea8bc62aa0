import type { Lang } from '@app/words/languages';
import { expect, test } from 'vitest';
import { detectLang } from './detect-lang.ts';

const english = 'The committee met in the town hall and agreed that the roof of the school would be repaired. ';
const german = 'Der Ausschuss traf sich im Rathaus und beschloss, dass das Dach der Schule noch repariert wird. ';
const japanese = '会議は市役所で開かれ、学校の屋根を冬までに直すことが決まりました。';

const told: [string, Lang | undefined][] = [
  ['I plan. 1b0ee3bfd53bbe3e84945c9d0edbc56a1 laughs.', undefined],
  ['Make me a cup of tea. No sugar, as always.', 'en'],
  ['Senior electrician. Eight years at a power plant. Trained a crew of six. Reliable as a clock.', 'en'],
  ["Can't sleep. Don't know why. It's 3am again.", 'en'],
  ['Skills: Java, SQL, a bit of Go. Worked as a team lead at a bank.', 'en'],
  ['On est partis à midi, on a mangé sur la plage.', 'fr'],
  ['On verra bien demain, on a le temps.', 'fr'],
  ["J'ai raté le bus et j'ai couru jusqu'à l'école.", 'fr'],
  ["C'est fini, on rentre.", 'fr'],
  ['A mi madre no le gusta que llegue tarde a cenar.', 'es'],
  ['Salgo a correr a las seis, me ducho, desayuno y a trabajar.', 'es'],
  ['Não gosto de festas, prefiro ficar em casa com um livro.', 'pt'],
  ['Vou à praia com a minha irmã e o cão dela.', 'pt'],
  ['nao sei o que fazer da vida, ta tudo muito confuso', 'pt'],
  ['Ela me disse que não vinha mais.', 'pt'],
  ['Ich geh jetzt heim, hab keine Lust mehr auf den Laden.', 'de'],
  ['Bin muede, will nur noch schlafen und nichts mehr hoeren.', 'de'],
  ['Was ist das? So ein Unsinn, sagte er.', 'de'],
  ['Kein Problem, mach ich morgen.', 'de'],
  [
    'From: Anna Berg\nTo: Team\nSubject: Re: Update on the budget for the next quarter\nSent: Monday\n\nHallo zusammen, ich komme morgen nicht.',
    'de',
  ],
  ['[10:22] Marta: hola, ya estás en casa?\n[10:23] Luis: no, llego a las ocho y media', 'es'],
  ['Terms of Service\n' + english.repeat(20) + german.repeat(80), 'de'],
  [german.repeat(50) + english.repeat(6), 'de'],
  [english.repeat(3) + german.repeat(3), undefined],
  ['Annual Report of the Board\n' + japanese.repeat(5), 'ja'],
  ['Onte fun á feira coa miña nai e mercamos unha vaca moi bonita, pero non lle gustou a meu pai.', undefined],
  ['A miña avoa non sabía ler, pero contaba os mellores contos do lugar.', undefined],
  ['Včera jsem byl na zahradě a sousedka mi dala košík jablek, ale já je nemám rád.', undefined],
  ['Dnes som bol na trhu a kúpil som si chlieb, ale zabudol som na mlieko.', undefined],
  ['Wczoraj nie spałem, bo pies sąsiada szczekał do rana.', undefined],
  ['A kutyám nem szereti az esőt, és én is inkább otthon maradok.', undefined],
  ['Minä olen väsynyt, mutta työ on tehtävä ja se on hyvä niin.', undefined],
  ['I hob heit scho wieda koa Zeit ned ghabt, des is a so a Gfrett mit dera Arbat.', undefined],
  ['Mia san ned vo gestan, und wos da Nachbar sogt, is ma wuascht.', undefined],
  ['هوا سرد است و من از باران خسته شدم', undefined],
  ['این خانه را دوست دارم', undefined],
  ['امروز برادرم را در بازار دیدم و با او حرف زدم', undefined],
  ['أنا لا أحب الضجيج، وأفضل أن أبقى في البيت مع كتاب.', 'ar'],
  ['اشتريت iPhone جديد من Apple Store بس الشاشة انكسرت بعد يومين', 'ar'],
  ['عندي اجتماع على Microsoft Teams الساعة عشرة', 'ar'],
  ['我昨天在 Starbucks 用 iPad 看 Netflix，睡着了', 'zh'],
  ['周末想去 Costco 买 Nespresso 胶囊', 'zh'],
  ['今日の Google Meet は Zoom に変更です', 'ja'],
  ['明日駅前集合、雨天中止。', 'ja'],
  ['毎朝六時起床、七時出勤。', 'ja'],
  ['営業部会議十時開始', 'ja'],
  ['我們明天在車站見面，不要遲到。', 'zh'],
  ['他说会来，可是没来。', 'zh'],
  ['The word 你好 is the first thing you learn in a Chinese class.', 'en'],
  ['My favourite film is 千と千尋の神隠し and I have seen it nine times.', 'en'],
  ['Stasera non esco, sono stanca e domani devo lavorare.', undefined],
  ['Ahir vaig anar a la platja amb els meus cosins i no hi havia ningú.', undefined],
  ['Jeg er træt, og jeg vil ikke ud i regnen igen.', undefined],
  ['Hindi ko alam kung ano ang gagawin ko sa buhay ko.', undefined],
  [
    'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua.',
    undefined,
  ],
  ['저는 오늘 Starbucks에서 책을 읽었습니다.', undefined],
  ['Я сегодня не пойду на работу, потому что устал.', undefined],
  ['I hate parties. Too loud. Give me a book.', 'en'],
  ['Experienced nurse. Ten years at a large hospital. Led a team of twelve.', 'en'],
  ['了解。明日十時、駅前集合。', 'ja'],
  ['我的 MacBook Pro 坏了，AppleCare 也过期了', 'zh'],
];

test.for(told)('%j is detected as %s', ([text, lang]) => {
  expect(detectLang(text)).toBe(lang);
});

test.for([
  ['Te dije que no vinieras a casa.', 'es'],
  ['Do as I do. Say no. Go home.', 'en'],
  ['Me cuesta pedir ayuda, no sé por que.', 'es'],
] as const)('%j is ambiguous and is detected as nothing else than %s', ([text, lang]) => {
  expect([lang, undefined]).toContain(detectLang(text));
});

test.for(['a', 'a@', 'a.@', 'a1', '1a', '@.', 'é@-'])('a text of nothing but %j is looked through at once', (unit) => {
  // With quadratic or cubic rules this test does not end within its timeout.
  expect(detectLang(unit.repeat(20_000))).toBeUndefined();
  expect(detectLang(unit.repeat(6_000 / unit.length))).toBeUndefined();
});
