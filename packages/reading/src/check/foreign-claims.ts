import type { ForbiddenReason } from '@app/frameworks/safety/forbidden-pattern';
import { languageRules } from '@app/frameworks/safety/languages/index';
import { toPlain, withoutQuotations } from './plain-sentence.ts';

type Words = { words: readonly string[] };

function compile(parts: readonly Words[], isSpaced: boolean): RegExp {
  const all = parts.flatMap(({ words }) => words).join('|');
  return new RegExp(isSpaced ? String.raw`(?<![\p{L}\p{N}])(?:${all})(?![\p{L}\p{N}])` : all, 'u');
}

const languages = languageRules.map(({ isSpaced, exemptions, claims, claimsWithoutExemption }) => {
  const compileEach = (rows: typeof claims) =>
    rows.map(({ reason, words }) => ({ reason, pattern: compile([{ words }], isSpaced) }));
  return {
    any: compile([...claims, ...claimsWithoutExemption], isSpaced),
    exemptions: compile([{ words: exemptions }], isSpaced),
    claims: compileEach(claims),
    claimsWithoutExemption: compileEach(claimsWithoutExemption),
  };
});

/** Returns the forbidden claim a sentence makes in one of the other languages, if any. */
export function findForeignClaim(sentence: string): ForbiddenReason | undefined {
  const plain = toPlain(withoutQuotations(sentence));
  for (const { any, exemptions, claims, claimsWithoutExemption } of languages) {
    if (!any.test(plain)) continue;
    const rows = exemptions.test(plain) ? claimsWithoutExemption : [...claimsWithoutExemption, ...claims];
    const broken = rows.find(({ pattern }) => pattern.test(plain));
    if (broken) return broken.reason;
  }
  return undefined;
}
