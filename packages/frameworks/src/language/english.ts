const list = (words: string): readonly string[] => words.split(/\s+/).filter(Boolean);

/**
 * Kinds of English words that code can count without interpreting the text. Lower case, straight apostrophes; a word
 * may be in several lists.
 */
export const englishWords = {
  firstSingular: list("i i'm i've i'd i'll me my mine myself"),
  firstPlural: list("we we're we've we'd we'll us our ours ourselves let's"),
  second: list("you you're you've you'd you'll your yours yourself yourselves"),
  third: list(
    `he he's he'd he'll him his himself she she's she'd she'll her hers herself
    they they're they've they'd they'll them their theirs themselves`,
  ),
  hedges: list(
    `maybe perhaps possibly probably presumably apparently seemingly supposedly arguably roughly somewhat somehow fairly
    might may could seem seems seemed appear appears appeared guess suppose suspect assume wonder think believe
    unsure uncertain unclear sometimes usually often mostly generally largely partly almost nearly`,
  ),
  certainty: list(
    `always never certainly definitely clearly obviously surely absolutely completely totally entirely exactly
    undoubtedly inevitably must every everyone everybody everything nobody nothing none forever constantly truly
    sure certain proof proven fact undeniable undeniably`,
  ),
  negation: list(
    `not no never none nobody nothing nowhere neither nor without cannot can't don't doesn't didn't won't wouldn't
    shouldn't couldn't isn't aren't wasn't weren't hasn't haven't hadn't ain't mustn't needn't dont cant wont didnt`,
  ),
  past: list(
    `was were wasn't weren't had hadn't did didn't been yesterday ago once before previously formerly earlier last
    used went came said told thought knew felt saw heard got gave took made found left kept began became brought
    bought caught chose drove ate fell forgot grew held knew led lost meant met paid ran sat sent slept spoke spent
    stood taught understood woke won wrote wanted asked worked tried called looked loved lived moved started stopped
    talked turned walked watched remembered decided happened laughed cried learned waited finished stayed passed`,
  ),
  present: list(
    `am is are isn't aren't i'm you're he's she's it's we're they're do does don't doesn't has have hasn't haven't
    now today currently nowadays tonight presently still want wants think thinks know knows feel feels need needs
    see sees say says go goes get gets make makes take takes like likes love loves work works live lives try tries
    keep keeps believe believes hope hopes remember remembers wonder`,
  ),
  future: list(
    `will won't i'll you'll he'll she'll it'll we'll they'll shall tomorrow soon someday eventually gonna upcoming
    future next later plan plans planning intend intends ahead`,
  ),
} as const;

export type EnglishWordKind = keyof typeof englishWords;

/**
 * Function words that nearly every English text has and that other languages in Latin script rarely spell the same way.
 * “in”, “is”, “was”, “a”, “I”, “me”, “so” and similar words are left out because other languages have them too.
 */
export const englishFunctionWords = list(
  `the and of to that it with this these those from they them their have has had not but you your are were what
  which who when where why would could should been be my his she because about into there then than if or by as at
  for it's i'm don't didn't i've i'll you're can't just only its out up we're how all some any other`,
);

/**
 * The share of these words from which a text counts as English: English prose has a fifth to a half, other languages
 * under a tenth.
 */
export const ENGLISH_SHARE = 0.14;

/** A full stop after these does not end a sentence. */
export const abbreviations = list('mr mrs ms dr prof st sr jr vs approx e.g i.e cf etc al ca');
