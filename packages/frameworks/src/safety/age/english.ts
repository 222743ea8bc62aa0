import { type AgeRules, endOr } from './age-rules.ts';

const iAm = String.raw`\bi(?:'m| am)`;
const yearsOld = String.raw`(?:years?[- ]old|yrs? old|yo\b|y\/o\b)`;
const still = '(?:only |just |still |now |currently |barely |literally |actually )?';
const next = ` and (?:i|i'm|im|my|in|live|go|still|have|hate|love|feel|from|female|male|a|already|never|can't|don't|just|so|not|struggling|trying)\\b| but (?:i|my|already|still)\\b| years? old\\b`;
const goesOn = endOr(next);
const grade =
  '(?:[1-9]|1[01]|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh)(?:st|nd|rd|th)?';
/** Verbs of a memory: “as a 15-year-old I moved”. */
const past =
  '(?:[a-z]+ly )?(?:[a-z]+ed|was|had|did|went|saw|knew|thought|felt|got|made|took|came|left|lost|found|wrote|told|said|ran|began|spent|could|would|kept|met|won|fell|heard|stood|sat|slept|bought|brought|learnt|dreamt|read)\\b';

export const english: AgeRules = {
  language: 'en',
  numbers: 'six|seven|eight|nine|ten|eleven|twelve',
  teens: 'thirteen|fourteen|fifteen|sixteen|seventeen',
  plain: [
    `(?:${iAm}|\\bim) ${still}(?:an? )?<age>[- ]?${yearsOld}(?! (?:again|at heart|in))`,
    `${iAm} ${still}<age>${goesOn}`,
    // Strict about what follows, because German has “im 15. Jahrhundert”.
    String.raw`\bim ${still}<age>(?=[,;!)]|\.?\s*$| and (?:i|im|my|live|go|still|have|hate|love|feel|from|female|male|never|can't|dont|cant)\b| but (?:i|im|my)\b)`,
    `(?:${iAm}|\\bim) (?:almost|nearly|turning|about to (?:turn|be)|soon|going on) (?:<teen>|18|eighteen)${endOr(`${next}| (?:in|next|this|on|soon)\\b`)}`,
    String.raw`\bi(?: just| have just|'ve just)? turned <age> (?:last|this|yesterday|today|in|a (?:week|month)|two|three)\b`,
    String.raw`\bi(?:'ll| will)(?: be| turn) (?:<age>|18|eighteen) (?:next|in|on|this|soon)\b`,
    String.raw`\bi turn (?:<age>|18|eighteen) (?:next|in|on|this|soon|tomorrow)\b`,
    String.raw`\b(?:until|till|when|once) i(?:'m| am| turn| finally turn| become) (?:18|eighteen)\b`,
    String.raw`\bmy age is <age>\b`,
    String.raw`(?:^|[.,;(|]) ?(?:my )?age ?[:=] ?<age>(?! ?(?:\+|-|–|to |and (?:up|over|older)|or (?:older|over|above)|months|weeks))`,
    `(?:${iAm}|\\bim) (?:still |only |legally |technically |just )?(?:a minor|under-?age|under ?aged)${endOr(` (?:and|but|so|still|right now|in this)\\b`)}`,
    `(?:${iAm}|\\bim) (?:still )?(?:not (?:yet|even) (?:18|eighteen|an adult|of age)\\b|not (?:18|eighteen|an adult|of age|legal)(?: years old)? yet\\b|(?:under|below|younger than) (?:the age of )?(?:18|eighteen)\\b)`,
    // “I (16F) fight with my mom”: in brackets after the writer.
    String.raw`\b(?:i|me|my|myself)[,]? ?[([] ?(?:[fm][ /]?<age>|<age> ?[/,]? ?(?:f|m|nb|x|ftm|mtf|female|male|girl|boy|yo|years old)) ?[)\]]`,
    String.raw`\b(?:i|me) ?[([] ?<age> ?[)\]]`,
    String.raw`(?<!\b(?:it's|its|is|was|at|minus|about|around|only|hit|below|above) |-)\b<age> ?(?:f|m|nb)(?: here\b(?! (?:today|tonight|now|outside|and (?:snow|cold|freez|wind)|in ))|[,.] (?:i|my)\b)`,
    `\\b<age> ?[- ]?${yearsOld} ?(?:girl |boy |female |male |guy |kid |teen |student )?here\\b`,
    `\\bas an? <age>[- ]?${yearsOld}(?: (?:girl|boy|student|teen|teenager|kid|female|male|child))?,? (?:i (?!${past})|i'm|my|living)`,
    String.raw`\bat (?:the (?:young |tender )?age of |just |only |barely )?<teen>,? (?:i'm|i (?:am|feel|still|don't|do not|can't|cannot|know|live|go|hate|love|want|already|never (?:know|feel|go|have)))\b`,
    `(?:${iAm}|\\bim) (?:still |currently |now |only )?(?:in|starting|entering|finishing|going into) (?:the |my )?(?:${grade} grade|year (?:[4-9]|1[01]))\\b(?! (?:class|teach|again|math|english|science|history|students|boys|girls))`,
    `(?:${iAm}|\\bim) (?:still |only )?an? ${grade}[- ]grader\\b`,
    `(?:${iAm}|\\bim) (?:still |currently |only )?(?:in (?:middle|junior high|elementary|primary) school|(?:a freshman|a sophomore) in high school|a (?:middle|junior high) school student)${endOr(` (?:and|but|so|now|right)\\b`)}`,
  ],
  reported: String.raw`\b(?:imagine|pretend|dream\w*|remember|said|says|told|wrote|writes|character|novel|story)\b`,
  notNow: String.raw`\b(?:when|whenever|if|as if|as though|like|feel\w*|until|before|since|was|were)\b`,
  hints: [
    `\\b<age>[- ]?${yearsOld}`,
    String.raw`\bi(?:'m| am| turned|'ll be| will be) (?:only |just |still |almost |nearly )?<age>\b(?! (?:minutes|hours|days|weeks|months|miles|pounds|percent|%))`,
    String.raw`\bi(?:'m| am)(?: still)? in (?:the )?(?:[1-9]|1[0-2]|\w+)(?:st|nd|rd|th) grade\b|\bi(?:'m| am) an? (?:teen|teenager|high ?school\w*)\b`,
    String.raw`\bi(?:'m| am| go)(?: still)? (?:in|to|a freshman in|a sophomore in|a junior in) (?:middle|high|secondary) school\b`,
    String.raw`\bmy (?:mom|mum|dad|parents) (?:won'?t|don'?t|doesn'?t|never) let me\b`,
    String.raw`\bmy (?:homework|school(?:bag|mates?)?|classmates?|class teacher|homeroom|\w+ teacher|teachers?)\b|\b(?:after|before|at|from) school\b|\b\w+(?:th|st|nd|rd)[- ]grade(?:r|rs)?\b`,
    String.raw`\bmy (?:(?:[6-9]|1[0-7])(?:st|nd|rd|th)|(?:six|seven|eigh|nin|ten|eleven|twelf|thirteen|fourteen|fifteen|sixteen|seventeen)th) birthday\b`,
  ],
  adult: String.raw`\bi(?:'m| am) (?:now )?(?:1[89]|[2-9]\d|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy)(?:-[a-z]+)?)(?! (?:%|percent|minutes|hours|days|weeks|months|pages|miles|pounds))\b|\bmy (?:husband|wife|ex-husband|ex-wife|kids|children|grandchildren|son|daughter|mortgage|retirement)\b|\bwhen i was young\b|\b(?:many|twenty|thirty|forty|fifty|sixty|1[89]|[2-9]\d) years ago\b|\bdecades ago\b`,
};
