// Checks the catalogue of every language against the English one, and the words of its reports.
import { errorTable } from '@app/contract/errors';
import { page as english } from '@app/words/en/index';
import { interview as englishInterview } from '@app/words/en/interview';
import { privacy as englishPrivacy } from '@app/words/en/privacy';
import { mirror as englishMirror } from '@app/words/en/mirror';
import { opinion as englishOpinion } from '@app/words/en/opinion';
import { picture as englishPicture } from '@app/words/en/picture';
import { states as englishStates } from '@app/words/en/states';
import { address, type Lang, langs, pluralCategories, tags } from '@app/words/languages';
import { findFaults } from './words/find-faults.ts';
import { checkReport } from './words/check-report.ts';

const parts = ['index', 'about', 'errors', 'privacy', 'states', 'opinion', 'mirror', 'interview', 'picture'] as const;

/** The English reference for each part. `about` has none, because its English sentences are in the frameworks. */
const englishParts = {
  index: { words: english },
  about: undefined,
  errors: { errors: Object.fromEntries(Object.entries(errorTable).map(([code, { message }]) => [code, message])) },
  privacy: { privacy: englishPrivacy },
  states: { states: englishStates },
  opinion: { opinion: englishOpinion },
  mirror: { mirror: englishMirror },
  interview: { interview: englishInterview },
  picture: { picture: englishPicture },
};

async function check(lang: Lang): Promise<string[]> {
  const rules = { isOtherScript: ['ar', 'zh', 'ja'].includes(lang), never: address[lang].never };
  const faults = parts.map(async (part) => {
    const words: unknown = await import(`../packages/words/src/${lang}/${part}.ts`);
    return findFaults({ path: `${lang}/${part}`, english: englishParts[part], words, rules });
  });
  return [...(await Promise.all(faults)).flat(), ...checkPlurals(lang), ...checkReport(lang, rules)];
}

function checkPlurals(lang: Lang): string[] {
  const { pluralCategories: categories } = new Intl.PluralRules(tags[lang]).resolvedOptions();
  const isSame = categories.toSorted().join() === [...pluralCategories[lang]].toSorted().join();
  return isSame ? [] : [`${lang}: the plural forms are ${categories.join(', ')}`];
}

const others = langs.filter((lang) => lang !== 'en');
const faults = (await Promise.all(others.map(check))).flat();
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.stdout.write(`${others.length + 1} languages, ${faults.length} faults\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
