import { crisisLines } from '@app/frameworks/safety/crisis-lines';
import { expect, test } from 'vitest';
import { growthOf, NOT_QUADRATIC } from '@app/testkit/growth';
import { crisisLevel, renderCrisisCard } from './crisis.ts';

const active = [
  'I want to die.',
  'i just wanna die',
  'I want to kill myself',
  'im going to k!ll myself tonight',
  'Sometimes I think about killing myself.',
  'I tried to kill myself last year.',
  'I can’t stop thinking about killing myself',
  'I cannot kill myself because of my kids, but I wish I could.',
  'I wish I was dead',
  'I wish I were dead.',
  'I wish I had never been born.',
  'I wish I could just not exist.',
  'I wish my life was over',
  'I’d be better off dead.',
  'Everyone would be better off without me.',
  'My family would be happier if I was gone.',
  'They would all be fine if I died.',
  'Nobody would even notice if I disappeared.',
  'No one would care if I died',
  'I am suicidal.',
  'i have been feeling really suicidal lately',
  'I have suicidal thoughts every night.',
  'I have been thinking about suicide.',
  'I keep having thoughts of suicide',
  'I attempted suicide twice.',
  'I am planning to commit suicide.',
  'Suicide seems like the only way out.',
  'I am going to end my life.',
  'I want to end it all',
  'I decided to take my own life.',
  'I took my life in my head a hundred times and want to take my life now.',
  'I don’t want to live anymore.',
  'I do not want to be alive',
  'I don’t want to be here anymore.',
  'I no longer want to exist.',
  'I can’t go on living.',
  'I cannot live like this',
  'I am so tired of living.',
  'I’m done with life.',
  'I have given up on life.',
  'There is no reason to live.',
  'I see no point in living.',
  'I don’t see any reason to go on.',
  'I have nothing left to live for.',
  'Life is not worth living.',
  'my life isn’t worth living any more',
  'I have lost the will to live.',
  'I want to go to sleep and never wake up.',
  'I hope I don’t wake up tomorrow.',
  'I pray I die in my sleep',
  'I want to sleep forever.',
  'I don’t deserve to live.',
  'I deserve to die.',
  'I should just die.',
  'Please just let me die.',
  'I would rather be dead than live like this.',
  'I want to hurt myself.',
  'I cut myself when I feel numb.',
  'I started cutting again.',
  'I have been cutting my wrists.',
  'I burn myself with cigarettes.',
  'I self-harm almost every day.',
  'I relapsed into self harm',
  'the urge to cut is back',
  'I want to jump off a bridge.',
  'I keep thinking about jumping in front of a train.',
  'I feel like driving my car off a cliff.',
  'I thought about throwing myself under the train.',
  'I am going to hang myself.',
  'I could just shoot myself',
  'I swallowed all the pills.',
  'I want to take the whole bottle of sleeping pills.',
  'I have been saving up my pills.',
  'I am going to overdose tonight.',
  'I tied a noose.',
  'I put the gun to my head.',
  'What is the most painless way to die?',
  'How many pills does it take to die?',
  'how to end my life',
  'I have a plan to end it.',
  'By the time you read this I will be gone.',
  'When you find this, I’ll be dead.',
  'This is my goodbye.',
  'This is my last letter to you all.',
  'Goodbye forever, everyone.',
  'This is my last night on earth.',
  'I won’t be around much longer.',
  'You won’t have to worry about me anymore.',
  'Please take care of my dog when I’m gone.',
  'I’m sorry for what I’m about to do.',
  'I wrote my goodbye letters yesterday.',
  'I want to unalive myself',
  'gonna kms',
  'I wanted to die, and some days I still do.',
  'The film was good but I want to kill myself.',
  'Ich will nicht mehr leben.',
  'Ich möchte einfach sterben.',
  'Ich will mich umbringen.',
  'Ich wünschte, ich wäre tot.',
  'Ich denke daran, mir das Leben zu nehmen.',
  'Ich habe Selbstmordgedanken.',
  'Ohne mich wären alle besser dran.',
  'Je veux mourir.',
  'J’ai envie de me tuer.',
  'Je pense à mettre fin à mes jours.',
  'Je ne veux plus vivre.',
  'Tout le monde serait mieux sans moi.',
  'Quiero morir.',
  'Me quiero matar.',
  'No quiero vivir más.',
  'He pensado en quitarme la vida.',
  'Todos estarían mejor sin mí.',
  'Quero morrer.',
  'Não quero mais viver.',
  'Penso em me matar todos os dias.',
  'Voglio morire.',
  'Non voglio più vivere.',
  'Penso spesso di farla finita.',
  'Ik wil niet meer leven.',
  'Ik wil dood.',
  'Ik denk eraan een einde aan mijn leven te maken.',
  '我不想活了。',
  '我真的很想死',
  '死にたい。',
  'もう生きていたくない',
  'Я хочу умереть.',
  'Я не хочу больше жить.',
  'أريد أن أموت',
  'أفكر في الانتحار',
  'मैं मरना चाहता हूँ',
  'मैं जीना नहीं चाहती',
];

const ambiguous = [
  'I can’t go on like this.',
  'I can’t do this anymore.',
  'I feel worthless.',
  'Everything is hopeless.',
  'I am such a burden to everyone.',
  'I want to disappear.',
  'I don’t want to wake up.',
  'I gave away all my things.',
  'I don’t want to die.',
  'I would never kill myself.',
  'My uncle took his own life.',
  'My friend self-harms and I worry.',
  'She said she wants to die.',
  'Someone kill me.',
  'I keep thinking about death.',
  'Hamlet contemplates suicide in the third act.',
  'The suicide rate fell in 1931.',
  'In the novel the heroine kills herself.',
  'In the last chapter of the novel he cries “I want to die” and the story ends.',
  'Sie hat von Suizid gesprochen.',
];

const idioms = [
  'I’m dying to see you.',
  'I was dying of laughter.',
  'This deadline is killing me.',
  'You are killing it!',
  'I was dead tired.',
  'We watched Suicide Squad.',
  'That would be career suicide.',
  'I wanted to die of embarrassment.',
  'I’d rather die than eat that again.',
  'The cake was to die for.',
  'I was killing time at the station.',
  'My battery is about to die.',
  'I shot myself in the foot with that e-mail.',
  'I cut myself shaving.',
  'I burned myself on the oven.',
  'I hurt myself at the gym.',
  'I burned myself out at work.',
  'I drowned myself in work.',
  'I am killing myself to finish this thesis.',
  'We killed ourselves laughing.',
  'I don’t want to live in London anymore.',
  'I don’t want to wake up early.',
  'I tiptoed so I would not wake up the baby.',
  'I took my life into my own hands and moved to Lisbon.',
  'I took my life back.',
  'He is a hopeless romantic.',
  'I overdosed on chocolate.',
  'The run was 10 kms long.',
  'We jumped into the sea from the rocks.',
  'The plants are going to die without rain.',
  'The author was executed in 1794.',
  'He killed the dragon and saved the village.',
  'That joke kills me every time.',
  'My phone died and so did the plan.',
  'Over my dead body!',
  'She left without saying goodbye.',
  'I am tired of my life in the city.',
  'I am sick of this job.',
  'I hit myself on the head with my own rucksack.',
  'Ich sterbe vor Hunger.',
  'Ich will nicht mehr in Berlin leben.',
  'C’était à mourir de rire.',
  'Me muero de hambre.',
  'Morrer de rir com eles é o melhor.',
  'C’è da morire dal ridere.',
  '我想死你了',
  'I keep a list for every trip.',
  'The results were better without men.',
  'It would be better if I was on time.',
  'She would be fine without meat.',
];

test.for(active)('“%s” puts the card first', (text) => {
  expect(crisisLevel(text)).toBe('active');
});

test.for(ambiguous)('“%s” puts the card beside the result', (text) => {
  expect(crisisLevel(text)).toBe('ambiguous');
});

test.for(idioms)('“%s” is no crisis', (text) => {
  expect(crisisLevel(text)).toBe('none');
});

test.for([
  'I WANT TO DIE',
  'I  want\nto   die',
  'i want to d\u200Bie',
  'Ｉ ｗａｎｔ ｔｏ ｄｉｅ',
  'Well. '.repeat(5_000) + 'I want to die.',
])('the phrase is found however it is written: %j', (text) => {
  expect(crisisLevel(text)).toBe('active');
});

test('no text brings no card', () => {
  expect(crisisLevel('')).toBe('none');
  expect(renderCrisisCard('none', 'US')).toBe('');
});

test.for([
  ['US', 'call or text 988', '911'],
  ['en-GB', 'call 116 123', '999'],
  ['de-DE', '0800 111 0 111', '112'],
  ['fr_FR', 'call 3114', '112'],
  ['PL', 'call 116 123', '112'],
  ['ja-JP', '03-5774-0992', '119'],
] as const)('for %s the card shows its own lines', ([hint, line, emergency]) => {
  const card = renderCrisisCard('active', hint);

  expect(card).toContain(line);
  expect(card).toContain(`call **${emergency}`);
  expect(card).toContain('findahelpline.com');
});

test.for([undefined, '', 'de', 'XX', 'en-', 'nonsense', '<b>'])(
  'for the unknown region %j the card helps everywhere',
  (hint) => {
    const card = renderCrisisCard('ambiguous', hint);

    expect(card).toContain('988');
    expect(card).toContain('116 123');
    expect(card).toContain('**112**, **911** or **999**');
    expect(card).toContain('findahelpline.com');
  },
);

test('no card judges the risk or names a method', () => {
  const cards = crisisLines.regions.flatMap(({ countries: [country] }) => [
    renderCrisisCard('active', country),
    renderCrisisCard('ambiguous', country),
  ]);

  expect(cards.filter((card) => /\bat risk\b|\b(?:pills?|rope|jump|knife|gun|overdose)\b/i.test(card))).toEqual([]);
});

test.for([
  ['letters', 'I keep a small list for every trip, because my sister would never remember it. Would you want to go? '],
  ['half phrases', 'i want to not want to take all of the '],
] as const)('ten times the %s take about ten times as long', ([, piece]) => {
  const text = piece.repeat(Math.ceil(1_000_000 / piece.length));

  expect(growthOf((chars) => void crisisLevel(text.slice(0, chars)), 100_000)).toBeLessThan(NOT_QUADRATIC);
});
