import type { ClauseWords } from './clause-words.ts';

const INFINITIVE = String.raw`(?!ayer|mujer|lugar)\p{L}+[aeií]r(?:l[aeo]s?|me|te|se|nos)*`;

export const es: ClauseWords = {
  negations: String.raw`no(?! s[oó]lo| solamente|\s?,)|nunca|jam[aá]s|nadie|nada|ning[uú]n[ao]?s?|tampoco|ni|apenas|imposible`,
  denials: String.raw`sin(?! duda)|dud(?:o|aba|é)|dej(?:o|é|ado|aba) de|casi|demasiado \p{L}+ (?:como )?para|en (?:vez|lugar) de|lejos de|incapaz|por poco|a punto de|supuestamente|(?:mentira|falso) que|(?:me )?neg(?:ué|aba|amos) a|fing\p{L}+|me cuesta|me costaba|difícil`,
  retractions: String.raw`dijo nadie|mentira|es (?:mentira|falso)|era (?:mentira|falso)|ni en sueños|qué va|a menos que|salvo que|si (?:yo |me |lo |la )?(?:pudie|fue|tuvie|hubie|quisie|supie)(?:ra|se)\p{L}*`,
  conditions: String.raw`como si|ojal[aá]|(?<=^\s*(?:[yo] )?)si|hubi(?:era|ese)\p{L}*|habría\p{L}*|(?:debería|podría|tendría)\p{L}* (?:que )?haber`,
  openers: 'si|de haber|a menos que',
  joints: 'pero|sino|aunque|mientras que',
  ands: 'y|e|o|u|porque|pues|cuando|mientras|hasta que|desde que|donde',
  joined: String.raw`(?:también |incluso )?(?:el|la|l[oa]s|un[ao]?s?|mis?|tus?|sus?|nuestr[oa]s?|es[eao]s?|est[eao]s?|al?|del?|que|${INFINITIVE}|(?-i:\p{Lu}\p{Ll}+))`,
  subjects: 'yo|tú|él|ella|nosotr[oa]s|ell[oa]s|ustedes|usted',
  listed: String.raw`(?:[yo] )?(?:${INFINITIVE}|\p{L}+(?:[ai]d[oa]s?|[ae]ndo))(?!\p{L})`,
  topics: String.raw`que|lo que|quien(?:es)?|(?:el )?${INFINITIVE}`,
  times: 'cuando|mientras|después de que|antes de que',
  speakers: [
    String.raw`(?:[Ss]egún (?<who>(?:mi |la |el )?\p{L}+),?)`,
    String.raw`(?:(?<who>[Éé]l|[Ee]lla|[Mm]i \p{L}+|\p{Lu}\p{Ll}+|[Ll]a gente) (?:me |nos )?(?:dice|decía|dijo|cree|creía|piensa|pensaba|afirma)(?: que)?)`,
  ],
};
