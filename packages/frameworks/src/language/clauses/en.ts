import type { ClauseWords } from './clause-words.ts';

const PRONOUN = '(?:i|he|she|we|they|you)';
const THING = '(?:an?|the|my|your|his|her|our|their|its|this|that|these|those|all|some|both)';

export const en: ClauseWords = {
  negations: String.raw`not(?! only)|no(?! ?,)|never|nobody|no one|nothing(?! but)|none|neither|nor|nowhere|hardly|barely|scarcely|rarely|seldom|cannot|impossible|\p{L}+n['’]t|(?:do|does|did|have|has|had|is|was|are|were|ca|wo|would|should|could)nt`,
  denials: String.raw`without|(?:have |has |had )?(?:stopped|quit|g[ai]ven? up)|doubt(?:s|ed)?|refus(?:e|es|ed|ing)|lack(?:s|ed)?|almost|nearly|used to|yet to|anything but|all but|den(?:y|ies|ied)|far from|pretend(?:s|ed|ing)?|fail(?:s|ed)? to|instead of|rather than|too \p{L}+ to|unable|incapable|avoid(?:s|ed)?|struggl(?:e|es|ed) to|(?:hard|difficult)(?: for \p{L}+)? to|(?:should|could|would|might|ought to)(?: have|['’]ve)|supposedly|allegedly|(?:false|untrue|a lie|a myth|nonsense) that`,
  retractions: String.raw`(?:said|says) (?:no one|nobody)|not(?=\s*(?:[.!?]|$))|yeah right|just kidding|in my dreams|I wish|unless|if only|as if|if ${PRONOUN} (?:could|were|had|was|did)|or so ${PRONOUN} \p{L}+|(?:which |that )?(?:is|was|were) (?:simply |just |all |such )?(?:a lie|lies|a myth|false|untrue|nonsense)`,
  conditions: 'if|unless|whether|as though|suppose|imagine|wish(?:es|ed)?',
  openers: `if|unless|assuming|(?:had|were|should) (?:it|${PRONOUN})`,
  joints: String.raw`(?<!\b(?:anything|nothing|all) )but|although|(?<!\bas )though|whereas|yet(?= ${PRONOUN} )`,
  ands: 'and|or|because|when|while|until|till|since|after|before|where|than',
  joined: String.raw`(?:also |even )?(?:${THING}|him|them|me|us|to|what|who|\p{L}+ing|(?-i:\p{Lu}\p{Ll}+))`,
  subjects: PRONOUN,
  listed: String.raw`(?:and |or |nor )?(?!.*\b(?:it|there|${PRONOUN})\b)(?!(?:${THING}|who|which|what|when|where|why|how|if|so|then|just|only|but|to|in|at|on|for|with|from)\b)(?-i:\p{Ll})`,
  topics: String.raw`(?:that|to|what|whether|how|\p{L}+ing)`,
  times: 'when|while|after|before',
  speakers: [
    String.raw`(?:(?<who>[Hh]e|[Ss]he|[Tt]hey|[Pp]eople|[Ee]very(?:one|body)|(?:[Mm]y|[Oo]ur|[Tt]he|[Hh]is|[Hh]er) \p{L}+(?: \p{L}+)?|\p{Lu}\p{Ll}+) (?:\p{Ll}+ )?(?:says?|said|tells?|told|thinks?|thought|claims?|claimed|believes?|believed|insists?|insisted|calls?|called|writes|wrote|telling|assumes?|assumed|accuses?|accused)(?: (?:me|us|him|her|them|everyone|everybody|people|to me|(?:in|of) \p{L}+ \p{L}+(?: to me)?))?(?: that)?)`,
    String.raw`(?:[Aa]ccording to (?<who>(?:my |the )?\p{L}+),?)`,
    '(?:[Ii] (?:dream(?:ed|t)|imagined|was told)(?: that)?)',
  ],
};
