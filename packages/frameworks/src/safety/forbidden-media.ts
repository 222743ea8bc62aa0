import { claims, type ForbiddenPattern, type ForbiddenReason, type Words } from './forbidden-pattern.ts';
import { nationals, peoples } from './forbidden.ts';

const ADULT =
  '(?:persons?|people|individuals?|adults?|figures?|couples?|professionals?|workers?|students?|someone|faces?)';
const SOMEONE =
  '(?:person \\d+|they|who|(?:the|this|each|every|either|another|other) (?:person|individual|adult|figure)|both(?: people)?|everyone|someone)';
const LOOKS =
  '(?:looks?|looking|appears?|appearing|seems?|seeming)(?: to be| like| as if they are)?(?: (?:an?|very|quite|rather|fairly|somewhat|a little|a bit|relatively|clearly|visibly|still|both))*';
const decade = '(?:teens|twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties|[1-9]0s)';

/** Adjectives for inner states that only the person can know. */
const feelings =
  '(?:un)?happy|sad|saddened|anxious|angry|nervous|afraid|scared|fearful|frightened|terrified|worried|upset|excited|joyful|joyous|overjoyed|delighted|gloomy|miserable|bored|lonely|frustrated|annoyed|irritated|ashamed|embarrassed|guilty|jealous|envious|stressed|stressed out|distressed|overwhelmed|furious|enraged|disgusted|disappointed|hopeless|heartbroken|melancholy|melancholic|grieving|elated|ecstatic|thrilled|uneasy|relieved|shocked|panicked|apprehensive|resentful|tense inside|in love';
const feelingNouns =
  'happiness|sadness|anxiety|anger|fear|nervousness|worry|worries|excitement|joy|delight|boredom|loneliness|frustration|annoyance|irritation|shame|embarrassment|guilt|jealousy|envy|distress|disgust|contempt|grief|sorrow|despair|fury|rage|misery|panic|apprehension|unease|relief|resentment';

const kinds = {
  always: { after: 'anywhere', isStrict: true },
  /** Allowed only if the sentence states that it cannot be known. */
  seen: { after: 'anywhere', mayBeLeftOpen: true },
  /** The same after “they are”, “Person 1 seems”, “suggests”. */
  claimed: { after: 'being', mayBeLeftOpen: true },
} as const;
const MAY_BE_SAID = { evenStated: false };

const seenIn = (
  reason: ForbiddenReason,
  words: Partial<Record<keyof typeof kinds, Words>>,
  more: Partial<ForbiddenPattern> = {},
): ForbiddenPattern[] =>
  (['always', 'seen', 'claimed'] as const).flatMap((kind) => {
    const { after, ...limits } = kinds[kind];
    return claims(reason, { [after]: words[kind] ?? [] }, { evenDenied: true, ...limits, evenStated: true, ...more });
  });

/**
 * Claims that are forbidden in cues and sentences about a picture or clip. Most rows require a person next to the word,
 * because buildings are old, trees are young, shirts are white and glasses are tall.
 */
export const forbiddenInMedia: readonly ForbiddenPattern[] = [
  ...seenIn('sex', {
    always: [
      '(?:mrs?|ms)\\.? (?=[a-z])',
      "(?:he|she|him|his|hers?|himself|herself|he's|she's)\\b",
      "(?:(?:wo)?m[ae]n(?!-made|-hours?|'s (?:room|restroom|toilet|section))|males?|females?|girls?|boys?|gentlem[ae]n|lad(?:y|ies)|guys?|gals?|dudes?|business(?:wo)?m[ae]n|(?:sales|police|fire|camera|crafts|sports|chair)(?:wo)?m[ae]n|waitress|actress|hostess|stewardess|schoolgirls?|schoolboys?|masculine|feminine|masculinity|femininity|womanly|manly|motherly|fatherly|brotherly|sisterly|girlish|boyish|ladylike)\\b",
    ],
  }),
  ...seenIn(
    'sex',
    {
      always:
        '(?:(?:grand|step)?(?:mothers?(?!-of-pearl)|fathers?|sons?|daughters?)|moms?|mums?|dads?|mommy|daddy|brothers?(?! printer)|sisters?(?! city| company)|wi(?:fe|ves)|husbands?|girlfriends?|boyfriends?|brides?|bridegrooms?|uncles?|aunts?|nephews?|nieces?|grandmas?|grandpas?|maternal|paternal)\\b',
    },
    MAY_BE_SAID,
  ),
  ...seenIn('sex', { seen: `(?:their|apparent|perceived|person \\d+'s) (?:sex|gender)\\b` }),
  ...seenIn('age', {
    seen: [
      `(?:teen(?:s|ag(?:e|er|ers|ed))?|adolescents?|adolescence|elderly|middle[- ]aged|youthful(?:ly|ness)?|youngsters?|youths?|toddlers?|infants?|newborns?|pre-?teens?|senior citizens?|advanced age|old age|pensioners?|retirees?|octogenarians?|millennials?|gen[- ]z|baby boomers?|under[- ]?age|minors)\\b`,
      `(?:young|younger|older|old|aged|ageing|aging|mature|ageless)(?=[- ](?:looking\\b|(?:and [a-z]+ )?${ADULT}\\b|parents?\\b))`,
      `in (?:their|the) (?:early |mid[- ]?|late |mid to late |early to mid )?${decade}\\b(?! (?:style|manner|fashion|look))|(?:early|mid|late)[- ]${decade}\\b(?! (?:style|furniture|design|decor|car|building|music|fashion|house|film|poster))`,
      `\\d{1,3}[- ]years?[- ]olds?\\b|years of age\\b|aged (?:about |around |between )?\\d|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty)-something\\b|(?:their|apparent|estimated|approximate|perceived|person \\d+'s) ages?\\b|around the same age\\b|of (?:a certain|similar|the same) age\\b`,
      `${SOMEONE} ${LOOKS} (?:young|younger|old|older|youngish|ag(?:ed|eing|ing))\\b`,
    ],
    claimed: `(?:quite |very |rather |still )*(?:young|younger|old|older|youngish|(?:the )?(?:youngest|oldest|eldest)|an? senior(?! [a-z])|(?:an? )?(?:child|children|kid|kids|baby|minor|teen|grown[- ]?up))\\b(?! (?:tree|car|building|photo|picture|camera|house|hands? at))`,
  }),
  ...seenIn('race_or_ethnicity', {
    seen: [
      `(?:(?:light|dark|fair|pale|brown|black|white|olive|tanned?|freckled|smooth|flawless|weathered|light-toned|dark-toned)[- ]skin(?:ned)?|skin (?:tones?|colou?r|types?|texture)|complexions?|(?:their|the person's|person \\d+'s) skin|freckles|freckled|swarthy|tanned (?:face|skin|arms?|legs?|${ADULT}))\\b`,
      `(?:ethnic(?:ity|ities|ally)?(?! (?:food|pattern|print|fabric))|racial(?:ly)?|mixed[- ]race|biracial|multiracial|interracial|people of colou?r|person of colou?r|caucasians?|latin[oax]s?|hispanics?|asians?(?! (?:food|restaurant|noodle|market|style|art|print|decor|lantern|fan))|middle[- ]eastern(?! (?:food|rug|restaurant|style|lamp|pattern)))\\b`,
      `(?:black|white|brown|african|arab|${peoples})(?= (?:${ADULT}|features)\\b)`,
      'of (?:[a-z-]+ ){0,2}(?:descent|ethnicity|heritage|ancestry|ethnic origin)\\b',
    ],
  }),
  ...seenIn('national_origin', {
    seen: `(?:${nationals}|european|scandinavian|slavic|mediterranean|eastern european)(?:-looking\\b|(?= (?:${ADULT}|features|appearance|looks|descent|origin|tourists?)\\b))|${SOMEONE} ${LOOKS} (?:${nationals}|european|scandinavian|slavic|mediterranean|foreign)\\b(?! [a-z])|nationality\\b|foreigners?\\b|foreign-looking\\b`,
  }),
  ...seenIn('attractiveness', {
    seen: [
      `(?:handsome|good[- ]looking|(?:un)?attractiveness|physically (?:un)?attractive|sexy|sexual|sensual|seductive(?:ly)?|photogenic|ugly(?! (?:sweater|christmas|duckling))|(?:their|the person's|person \\d+'s) (?:good looks|beauty))\\b`,
      `(?:(?:un)?attractive|beautiful|pretty|gorgeous|stunning|lovely|cute|striking|plain)(?= (?:(?:and|,) [a-z]+ )?(?:${ADULT}|eyes|features|smile|cheekbones|looks)\\b)`,
    ],
    claimed: '(?:(?:un)?attractive|beautiful|pretty(?= and|[.,;:!?]|$)|gorgeous|stunning|cute)\\b',
  }),
  ...seenIn('body', {
    seen: [
      `(?:overweight|underweight|obese|chubby|stocky|muscular|petite|heavy-?set|burly|lanky|curvy|voluptuous|skinny(?! (?:jeans|tie|trousers|scarf|leg))|broad[- ]shouldered|pot-?bell(?:y|ied)|physiques?|body (?:types?|shapes?|size|weight|build)|bodily build|(?:slim|slender|athletic|large|small|heavy|thin|lean|medium|average|solid|strong)(?:er)? (?:build|frame|body|stature|figure)|face shape|facial (?:structure|features|bone)|bone structure|cheekbones|jaw ?line|(?:strong|square|sharp|weak) (?:jaw|chin)|(?:big|large|small|long|crooked|hooked) nose|(?:thin|full|thick) lips|(?:round|oval|narrow|long|square|angular|symmetrical) face|bald(?:ing|ness)?(?! (?:eagle|statement))|receding hairline|double chin|wrinkled (?:face|skin|forehead|hands)|(?:wrinkles|lines) (?:around|on|in) (?:the|their) (?:face|eyes|forehead|skin))\\b`,
      `(?:slim|slender|tall|taller|short|shorter|fat|thin|thinner|plump|large|big|small|heavy|stout|lean)(?= (?:and [a-z]+ )?(?:persons?|people|individuals?|adults?)\\b)`,
    ],
    claimed:
      '(?:slim|slender|tall(?! in)|taller|short(?= and (?:plump|stout|stocky|slim|thin|fat))|thin|fat|plump|stout|of (?:average|medium|short|tall|slim|large|small) (?:height|build|stature)|(?:of )?(?:average|medium) (?:height|build))(?: and (?:slim|tall|thin|strong|lean))?(?=[.,;:!?]|$| and| for| than| with| but)',
  }),
  ...seenIn('disability', {
    seen: `(?:wheelchairs?(?! (?:ramp|access|sign|symbol|lift|space|accessible)|-accessible)|crutch(?:es)?|walking (?:frame|stick|aid)|white cane|uses? a cane|with a cane|prosthe(?:tic|sis|tics)|hearing aids?|cochlear|guide dog|service dog|amput(?:ee|ated|ation)|missing (?:an? )?(?:arm|leg|hand|limb|finger)s?|mobility aid|disabled|disabilit(?:y|ies)|impairments?|handicapped|cross-eyed|down syndrome|limps|limping|speech impediment|stutters?|stuttering|stammer(?:s|ing)?)\\b`,
  }),
  ...seenIn('religion_or_belief', {
    seen: `(?:hijabs?|niqabs?|burkas?|burqas?|chadors?|headscar(?:f|ves)|turbans?|yarmulkes?|kipp(?:a|ah|ot)|skullcaps?|bindis?|crucifix(?:es)?|rosary|rosaries|prayer (?:beads|shawl|rug|mat|cap)|cross (?:necklace|pendant|earrings?)|(?:necklace|pendant) with a cross|wears? a cross|star of david|clerical collar|cassocks?|nuns?|priests?|monks?|imams?|rabbis?|vicars?|praying|prays|in prayer|prayer (?:position|pose|gesture)|religious|religion|muslims?|christians?(?!mas)|catholics?|hindus?|buddhists?|sikhs?|jews?|jewish|islamic)\\b`,
  }),
  ...seenIn('political_opinion_or_party', {
    seen: '(?:political|party) (?:badge|slogan|button|pin|affiliation|views?|opinions?|leanings?)\\b|campaign (?:button|hat|badge)\\b|maga\\b',
  }),
  ...seenIn('sexual_orientation', {
    seen: '(?:gay|lesbian|bisexual|queer|homosexual|heterosexual|same-sex|straight couple|lgbt\\w*|sexual orientation)\\b',
  }),
  ...seenIn('identity_of_a_depicted_person', {
    seen: [
      `(?:celebrit(?:y|ies)|famous (?:${ADULT}|actor|singer|politician|athlete|face)|(?:well|widely|internationally)[- ]known (?:${ADULT}|actor|singer|politician|athlete)|public figures?|look-?alikes?|recogni[sz](?:ed|able) as|identified as|can be identified|is known (?:as|for)|the (?:famous |former |current )*(?:actor|singer|politician|president|prime minister|footballer|billionaire|pop star|movie star|rock star|influencer))\\b`,
      "doppelg[aä]nger|(?:bears?|bearing) an? (?:[a-z]+ )?(?:resemblance|likeness) to\\b|impersonat(?:or|es|ing)\\b|(?:their|person \\d+'s|the person's) (?:real )?(?:names?|identity)\\b",
    ],
    claimed:
      '(?:an? |the )?(?:famous |former |real )?(?:actor|actress|celebrity|politician|pop star|film star|influencer)\\b',
  }),
  ...seenIn(
    'inner_emotion',
    {
      seen: [
        `(?:${feelings})\\b(?! (?:birthday|new year|hour|holidays|anniversary|christmas|easter|meal|medium)\\b)`,
        `(?:(?:sense|feelings?|expression|look|air|state|mood|signs?|moment|glimpse|wave|hint|touch|trace|flash|flicker|show|display|undercurrent|element|note|aura|one|picture) of|(?:suggests?|indicates?|reveals?|betrays?|conveys?|shows?|expresses|expressing|radiates?|radiating|exudes?|signals?|masks?|points? to|pointing to|hints? at|reflects?)) (?:a |an |some |much |genuine |real |deep |inner |great |quiet |clear |of )*(?:[a-z]+ )?(?:${feelingNouns})\\b`,
        `(?:their|person \\d+'s|the person's|inner|hidden|underlying|suppressed|evident|obvious) (?:own |inner |obvious |evident |visible |apparent |deep )*(?:${feelingNouns}|emotions?|emotional state|mood|inner state|state of mind)\\b|in an? (?:[a-z]+ )?mood\\b|in (?:good|high|low|great) spirits\\b|inner (?:calm|peace|turmoil|tension|conflict|unrest|life|world|feelings?)\\b`,
      ],
      claimed: `(?:[a-z]+ and )?(?:contented|content(?=[.,;:!?]|$| with| and)|pleased|amused|surprised|satisfied)\\b`,
    },
    MAY_BE_SAID,
  ),
  ...seenIn('deception', {
    seen: `(?:micro-?expressions?|(?:fake|forced|insincere|genuine|sincere|duchenne|real) (?:smiles?|laugh(?:ter)?|grin|emotion)|hid(?:es|ing) (?:something|the truth|their (?:true )?(?:feelings|emotions|intentions))|deceptive|deceit|deception|deceiving|lying (?:about|to)|dishonest(?:y|ly)?|untruthful|evasive(?:ly)?|insincere(?:ly)?|shifty)\\b`,
  }),
  ...seenIn('arousal', {
    seen: '(?:(?:sexually |physiologically )?aroused|arousal|pupils? (?:are |is )?(?:dilated|dilating|wide|constricted)|dilated pupils?|heart ?(?:rate|beat)|adrenaline|blush(?:es|ing|ed)?|flushed|sweat(?:s|ing|y|ed)|perspir(?:es|ing|ation)|trembl(?:es|ing)|galvanic|physiological(?:ly)?)\\b',
  }),
  ...seenIn('health', {
    seen: '(?:dark circles|bags under (?:the|their) eyes|bloodshot|pale face|looks? pale|scars?|scarred|bruis(?:e|es|ed|ing)|bandag(?:e|es|ed)|wound(?:s|ed)?|injur(?:y|ies|ed)|rash|acne|pimples|medical (?:condition|signs?|device|issue|problem|symptoms?)|(?:un)?healthy[- ](?:looking|person|body|weight|complexion|glow|individual)|hair loss|tremors?|intoxicated|hungover|pregnan(?:t|cy)|baby bump|sickly|malnourished|illness(?:es)?|disease|(?:mental|physical|good|poor|ill) health|physical fitness|in good shape)\\b',
  }),
  ...seenIn(
    'health',
    {
      claimed:
        '(?:ill|sick|unwell|(?:un)?healthy|tired|exhausted|fatigued|sleepy|weary|worn out|drunk|tipsy|drugged|on drugs|high on|under the influence|fit and|injured|in pain|weak|frail|sleep[- ]deprived)\\b',
    },
    MAY_BE_SAID,
  ),
];

/** A cue has no subject, so the word alone is already the claim. */
export const forbiddenInCues: readonly ForbiddenPattern[] = [
  ...seenIn('inner_emotion', {
    seen: `(?:${feelings}|happily|sadly|angrily|anxiously|nervously|excitedly|cheerful(?:ly)?|calm|calmly|content(?=[.,;]|$)|pleased|surprised|amused|bored|confused|thoughtful|worried(?:ly)?|sad(?:ness)?|${feelingNouns}|emotional(?:ly)?|emotions?|moody?)\\b(?<!happy(?= (?:birthday|new year|hour|holidays|anniversary|christmas|easter)))`,
  }),
  ...seenIn('age', {
    seen: '(?:elderly|young|youth|child|children|kids?|baby|babies|toddler)(?=$|[.,;]| in | with | and )|(?:years? old)\\b',
  }),
  ...seenIn('health', { seen: '(?:tired|exhausted|sleepy|weary|sick|drunk|ill)(?:ly)?\\b|pale$' }),
  ...seenIn('attractiveness', { seen: '(?:attractive|beautiful|gorgeous|stunning)(?=$|[.,;]| person)' }),
  ...seenIn('body', { seen: '(?:slim|slender|tall|thin|fat|plump|stout)(?=$|[.,;]| and )' }),
  ...seenIn('identity_of_a_depicted_person', {
    seen: '(?:looks? like|resembl(?:es|ing)|reminiscent of)(?= (?:someone|somebody|the person|an? (?:actor|celebrity|model|star|politician)))',
  }),
];

/** Names are recognised by their capital letter, so this runs before case folding. */
export const NAMED_PERSON =
  /\b(?:[Ll]ooks? (?:just |exactly |a lot |much )?like|[Rr]esembl(?:es|ing)|[Rr]eminiscent of|[Ii]dentified as|[Rr]ecogni[sz]ed as|[Kk]nown as|[Nn]amed|whose name is|[Tt]his is|Person \d+ (?:is|may be|might be|could be|must be|seems to be|appears to be)|[Ii]s (?:probably|likely|possibly|perhaps|clearly|certainly))(?: the)? (?!Person \d)(?:\p{Lu}\p{Ll}+\b)(?! (?:Street|Avenue|Park|Tower|Bridge|Square))/u;
