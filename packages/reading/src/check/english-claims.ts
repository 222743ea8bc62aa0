import { forbidden } from '@app/frameworks/safety/forbidden';
import type { ForbiddenPattern, ForbiddenReason } from '@app/frameworks/safety/forbidden-pattern';
import { forbiddenInCues, forbiddenInMedia, NAMED_PERSON } from '@app/frameworks/safety/forbidden-media';
import { toPlain, withoutHyphens, withoutQuotations } from './plain-sentence.ts';

const ADVERB =
  '(?:[a-z]+ly|well|also|perhaps|maybe|most|very|quite|rather|just|indeed|almost|even|still|both|such|so|too|at heart|deep down|in fact|someone who is|a person who is|one who is)';
const SUBJECT =
  '(?:you|he|she|they|who|(?:the|this|our|a) (?:[a-z]+ )?(?:writer|author|person|speaker|man|woman|individual|narrator|reader|client|voice|poster|applicant|candidate)|person \\d|(?:your|his|her|their) (?:mother|father|sister|brother|son|daughter|wife|husband|partner|child|boss|friend))';
const MODAL = `(?:may|might|could|must|would|will|can|should|do|does|seems? to|appears? to|is likely to|are likely to|tends? to|${ADVERB})`;
const BE =
  '(?:are|is|am|was|were|be|been|being|seems?|appears?|sounds?|looks?|comes? across|reads?|remains?|leans?|identif(?:y|ies)|have been|has been)(?: to be| like| as if you are| as though you are| as)?';
const DRESS = `(?:${ADVERB}|not|an?|the|probable|likely|possible|devout|practi[sc]ing|committed|young|old|older|proud|secret|closet|lapsed|former|typical|lifelong|openly|self-declared|some|mild|severe|undiagnosed|untreated|underlying|hidden)`;
const INFER =
  '(?:suggests?|suggesting|suggestive of|indicates?|indicating|indicative of|implies|implying|points? to|pointing to|hints? at|reveals?|betrays?|consistent with|typical of|characteristic of|reminiscent of|evidence of|signs of|markers of|reflects?)(?: that)?';
const HAVE =
  '(?:have|has|had|having|suffers? from|suffering from|struggles? with|struggling with|lives? with|living with|battles?|battling|experiences?|experiencing|shows? (?:signs|traits|features|indications|hallmarks) of|exhibits?|displays?|meets? (?:the )?criteria for|deals? with|dealing with)';

const heads = {
  being: `\\b(?:${SUBJECT}(?:'re|'s| (?:${MODAL} ){0,4}?${BE})|as an?|being|${INFER}(?: ${SUBJECT}(?: ${MODAL}){0,3}? ${BE})?)(?: ${DRESS}){0,4} `,
  having: `\\b(?:${SUBJECT}(?:'ve| (?:${MODAL} ){0,4}?${HAVE})|${INFER}(?: ${SUBJECT}(?: ${MODAL}){0,3}? ${HAVE})?)(?: ${DRESS}){0,4} `,
  anywhere: '\\b',
} as const;

/**
 * Media rules have `named`, which matches identifications of people in view. They also apply inside quotations, because
 * an identification can be quoted as well.
 */
type Rules = { rows: readonly ForbiddenPattern[]; scanners: RegExp[]; named?: RegExp };

/** Compiles the rows of each kind into one expression; the name of the matched group identifies the row. */
function compile(rows: readonly ForbiddenPattern[], named?: RegExp): Rules {
  const scanners = (['anywhere', 'being', 'having'] as const).map((after) => {
    const words = rows.flatMap((row, index) => (row.after === after ? [`(?<row${index}>${row.words})`] : []));
    return new RegExp(`${heads[after]}(?:${words.join('|')})`, 'g');
  });
  return { rows, scanners, ...(named && { named }) };
}

export const textRules = compile(forbidden);
export const mediaRules = compile([...forbidden, ...forbiddenInMedia], NAMED_PERSON);
export const cueRules = compile(
  [...forbidden, ...forbiddenInMedia, ...forbiddenInCues].map((row): ForbiddenPattern => ({
    reason: row.reason,
    after: row.after,
    words: row.words,
    evenDenied: true,
    isStrict: true,
    evenStated: true,
  })),
  NAMED_PERSON,
);

const CLAUSE =
  /[;:!?—–]|\b(?:but|yet|because|however|instead|although|though)\b|,\s*(?:and |so |then |still )?(?:you|he|she|they|it|this|that|there|your|the (?:writer|author|text|person))\b|\band (?=(?:you|he|she|they|the (?:writer|author|person))\b)/g;
const SEEMING_DENIAL =
  /\bnot (?:only|just|merely|simply)\b|\b(?:no|without(?: a| any)?|beyond) (?:doubt|question)\b|\b(?:not|n't|never) (?:yet )?(?:fully )?(?:reali[sz]e|know|notice|admit|recogni[sz]e|see|deny|hide|be surpris\w+)\b|\bcannot (?:deny|hide)\b/g;
const DENIAL =
  /\b(?:not|no|never|cannot|without|neither|nor|nothing|nobody|none|rather than|instead of|far from|avoid|impossible|unable|hardly|whether|(?<!\bas )if)\b|n't\b/;
/** A statement about the limits of the analysis, not about the person. */
const DISCLAIMER =
  /\b(?:cannot|can't|can not|does not|doesn't|do not|must not|should not|never|nothing|no) (?:[a-z]+ ){0,3}?(?:say|says|show|shows|tell|tells|judge|decide|measure|assess|infer|know|mean|prove|rate|estimate|be used|claim|conclude)\b|\bwhether\b|\bnot for\b/;
const SAY =
  '(?:say|says|said|write|writes|wrote|mention|mentions|mentioned|state|states|stated|tell|tells|told|report|reports|reported|call|calls|called|describe|describes|described|explain|explains|explained|quote|quotes|admit|admits|confess|confesses|joke|jokes|complain|complains|recall|recalls|note|notes|claim|claims|put it)';
/** Attribution before the claim: “you write that”. */
const STATED = new RegExp(`\\b${SAY}\\b(?! (?:like|as if|as though|in a way|little)\\b)|\\baccording to\\b`);
/** Attribution after the claim: “, you write”, “by your own account”, “and the first line says so”. */
const STATED_BEHIND = new RegExp(
  `^[^.;!?—]*?(?:,(?: as| or so| and so)? you(?: also| once)? ${SAY}\\b|\\b(?:by your own account|in your (?:own )?words|(?:say|says) so|how you put it)\\b)`,
);
const INFERRED =
  /\b(?:suggest|indicat|impl(?:y|ies)|seem|appear|likely|probabl|perhaps|maybe|might|may|could|hint|point)/;

/** The same limits in the wording of sentences about pictures. */
const OUT_OF_SIGHT =
  /\b(?:not|never|no|nothing|impossible|hardly)\b[^;:!?]*?\b(?:possible to (?:know|tell|say|judge|see)|to (?:know|tell)|access to|conclusions?|bears? on|speaks? to|evidence of|window into)\b/;
/** A limit stated after the claim: “their mood cannot be seen here”. An unknown reason does not retract the claim. */
const LEFT_OPEN =
  /^(?:(?!\b(?:though|although|but|because|yet|reasons?|causes?|why)\b)[^.;:!?])*?\b(?:(?:cannot|can't|can not|could not|should not|must not|is not|are not|isn't|aren't|never) (?:be )?(?:[a-z]+ )?(?:said|shown|told|judged|read|inferred|known|seen|assessed|determined|concluded|guessed|visible|knowable|on show)|(?:remains?|stays?|is|are) (?:deliberately )?(?:left )?(?:open|unknown|out of reach|out\b))/;

export function findEnglishClaim(sentence: string, rules: Rules): ForbiddenReason | undefined {
  const { named } = rules;
  if (named?.test(sentence)) return 'identity_of_a_depicted_person';
  const plain = toPlain(named ? sentence.replaceAll(/[“”"]/g, ' ') : withoutQuotations(sentence));
  const spaced = named ? undefined : withoutHyphens(plain);
  return claimIn(plain, rules) ?? (spaced === undefined ? undefined : claimIn(spaced, rules));
}

function claimIn(plain: string, { rows, scanners }: Rules): ForbiddenReason | undefined {
  for (const scanner of scanners) {
    // `exec` in a loop, because matchAll copies the expression for every sentence, which costs more than the search.
    scanner.lastIndex = 0;
    for (let match = scanner.exec(plain); match; match = scanner.exec(plain)) {
      const row = rowOf(match, rows);
      if (row && !isAllowed(plain, match, row)) return row.reason;
    }
  }
  return undefined;
}

function rowOf({ groups = {} }: RegExpExecArray, rows: readonly ForbiddenPattern[]): ForbiddenPattern | undefined {
  const name = Object.keys(groups).find((key) => groups[key] !== undefined);
  return name === undefined ? undefined : rows[Number(name.slice('row'.length))];
}

/** A denial or attribution counts from the start of its own clause to the end of the claim. */
function isAllowed(plain: string, match: RegExpExecArray, row: ForbiddenPattern): boolean {
  const claim = plain.slice(0, match.index + match[0].length);
  const clause = claim.slice(clauseStart(claim, match.index)).replaceAll(SEEMING_DENIAL, ' ');
  if (!row.isStrict && (DISCLAIMER.test(clause) || (!row.evenDenied && DENIAL.test(clause)))) return true;
  if (row.mayBeLeftOpen && (OUT_OF_SIGHT.test(clause) || LEFT_OPEN.test(plain.slice(claim.length)))) return true;
  const isStated = STATED.test(clause) || STATED_BEHIND.test(plain.slice(claim.length));
  return !row.evenStated && isStated && !INFERRED.test(clause);
}

function clauseStart(claim: string, before: number): number {
  let start = 0;
  CLAUSE.lastIndex = 0;
  for (let joint = CLAUSE.exec(claim); joint && joint.index < before; joint = CLAUSE.exec(claim)) {
    start = joint.index + (joint[0].startsWith(',') ? 1 : joint[0].length);
  }
  return start;
}
