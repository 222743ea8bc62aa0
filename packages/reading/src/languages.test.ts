import { frameworks } from '@app/frameworks/index';
import { clauseWords } from '@app/frameworks/language/clauses/list';
import { medicine } from '@app/frameworks/safety/languages/medicine';
import { plainDiagnoses } from '@app/frameworks/safety/languages/plain-diagnoses';
import { under18Notice } from '@app/frameworks/safety/under-18-notice';
import { samplePairs } from '@app/testkit/sampling';
import { type Lang, reportLangs } from '@app/words/languages';
import { expect, test } from 'vitest';
import { buildInstructions } from './ask/build-instructions.ts';
import { buildLanguageLine } from './ask/build-language-line.ts';
import { buildReadingsTask } from './ask/build-task.ts';
import { buildLetterTask } from './letter/ask-letter.ts';
import { openMedia } from './observe/open-media.ts';
import { planMedia } from './observe/plan-media.ts';
import { sampleClip, sampleMediaAnswer, samplePicture } from './observe/sample-media.ts';
import { planReading } from './plan/plan-reading.ts';
import { detectCrisisLevel } from './check/crisis.ts';
import { crisisCardWords } from './render/crisis-card-words.ts';
import { wordsOf } from './render/words/words.ts';
import type { ReportContext } from './check/check-report.ts';
import { keysOf, openSample, readAnswer, sampleAnswer, type SampleLetters, sampleText } from './sample-answer.ts';

const others = reportLangs.filter((lang) => lang !== 'en');
const pairs = samplePairs(others, frameworks).map(([lang, framework]) => [lang, framework.id, framework] as const);

/** Names and codes that are the same in every language. */
const NAMES =
  /\b(?:MBTI|DISC|HEXACO|RIASEC|O\*?NET|MMPI[\w-]*|MCMI[\w-]*|SCID[\w-]*|PID-?5|DSM[\w-]*|BDI[\w-]*|BAI|GAD-?7|PHQ-?9|HAM-?D\w*|Big Five|Stanford-Binet|Keirsey|Hogan|Schwartz|McClelland|Hamilton|Socionics|Beck|Holland|Person|Tritype|EVO|AI|IQ|Model \d)\b/gu;
/** English words that none of the other languages has. */
const ENGLISH =
  /\b(?:the|of|and|with|which|would|not|read|what|could|were|this|that|from|said|people|writing|reads|leans|clearly|middle|quote|quotes|words|high|low|some|seen)\b/giu;

/** The fixed text of a report: without the material and the model's text. */
function frameOf(text: string, written: unknown): string {
  const strings: string[] = [];
  JSON.stringify(written, (_key, value: unknown) => {
    if (typeof value === 'string' && value.length > 3) strings.push(...value.split('\n').filter((line) => line));
    return value;
  });
  const plain = text.replaceAll('\\', '');
  return strings
    .flatMap((one) => [one, one.replace(/\.$/, '')])
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, one) => left.replaceAll(one, ' '), plain)
    .replaceAll(/```chart.*/g, '')
    .replaceAll(NAMES, '');
}

function expectNoEnglish(lang: string, frame: string): void {
  const latin = ['ar', 'zh', 'ja'].includes(lang) ? /\b[A-Za-z][a-z]{2,}\b/g : ENGLISH;
  expect(frame.match(latin) ?? []).toEqual([]);
}

/** A letter in no language, so that all other words of the report are its frame. */
const letters: SampleLetters = {
  letters: ['# 1\n\n### 2\n\n3 **4**\n\n- 5\n\n> 6'],
  last: { letter: 1, distress: 'none', against: '', changes: [] },
};

const inLang = (context: ReportContext, lang: (typeof reportLangs)[number]): ReportContext => ({
  ...context,
  plan: { ...context.plan, lang },
});

test.for(pairs)('a report in %s under %s has no English word in its frame', ([lang, , framework]) => {
  const context = inLang(openSample(framework), lang);
  const answer = sampleAnswer(context.plan, (_dimension, { scale }, index) =>
    index % 5 === 1
      ? { readable: false, why_not: 'Zzz.' }
      : scale === 'bipolar'
        ? { position: (index * 37) % 100, level: '' }
        : {},
  );

  const { text } = readAnswer(context, answer, letters);

  expectNoEnglish(lang, frameOf(text, [answer, sampleText]));
});

test.for(pairs)(
  'reports about pictures and clips in %s under %s have no English word in their frame',
  ([lang, , framework]) => {
    for (const material of [samplePicture, sampleClip]) {
      const plan = planMedia(framework, material, { maxPeople: 5, lang });
      const context = openMedia(plan, material, { simulated: true, frames: 3, durationSeconds: 45 });
      const answer = sampleMediaAnswer(context);

      const { text } = readAnswer(context, answer, letters);

      expectNoEnglish(lang, frameOf(text, [answer, material]));
    }
  },
);

test.for(pairs)('the request in %s under %s differs from the English one in one line', ([lang, , framework]) => {
  const [english, other] = [
    planReading(framework, 'text', 2_000),
    planReading(framework, 'text', 2_000, lang),
  ] as const;

  expect(buildInstructions(other)).toBe(buildInstructions(english));
  expect(buildLetterTask(other, { words: 2_000 })).toBe(buildLetterTask(english, { words: 2_000 }));
  expect(buildReadingsTask(other, keysOf(other))).toBe(buildReadingsTask(english, keysOf(english)));
  expect(buildLanguageLine(english)).toBe('');
  expect(buildLanguageLine(other)).toMatch(/^Write in [A-Z].*\n\n$/);
});

test.for(reportLangs)('in %s no reason mentions a crisis card', (lang) => {
  const { names } = wordsOf({ lang });
  const reasons = frameworks.flatMap(({ lenses }) =>
    lenses.flatMap((lens) =>
      lens.dimensions.flatMap((dimension) => (dimension.isOpen === 'crisis' ? [names.cannot(lens, dimension)] : [])),
    ),
  );

  expect(reasons).toHaveLength(4);
  for (const reason of reasons) expect(reason).not.toMatch(/card|karte|tarjeta|carte|cartão|بطاقة|卡片|カード/iu);
});

test.for(others)('%s has word lists for diagnoses, medicine, crisis cards, negation and minors', (lang) => {
  const isDense = lang === 'zh' || lang === 'ja';

  for (const topic of [plainDiagnoses, medicine]) expect(Object.keys(topic)).toContain(lang);
  expect(Object.keys(crisisCardWords)).toContain(lang);
  expect(Object.keys(under18Notice)).toContain(lang);
  expect(isDense || Object.keys(clauseWords).includes(lang)).toBe(true);
  expect(detectCrisisLevel(wantsToDie[lang])).toBe('active');
});

const wantsToDie: Record<Exclude<Lang, 'en'>, string> = {
  es: 'Quiero matarme esta noche.',
  fr: 'Je veux me tuer ce soir.',
  de: 'Ich will mich heute Nacht umbringen.',
  pt: 'Quero me matar esta noite.',
  ar: 'أريد أن أقتل نفسي الليلة.',
  zh: '我今晚想自杀。',
  ja: '今夜、自殺したい。',
};
