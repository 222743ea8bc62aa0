import { comparisons } from './comparisons.ts';
import { conditions, disorder } from './conditions.ts';
import { claims, type ForbiddenPattern } from './forbidden-pattern.ts';
import { medicine, medicines } from './medicine.ts';
import { plainDiagnoses } from './plain-diagnoses.ts';

export const peoples =
  'african[- ]american|african|asian|caucasian|latin[oax]|hispanic|arab|indigenous|native american|jewish|roma|mixed[- ]race|biracial|of colou?r';
export const nationals =
  'american|british|english|scottish|irish|welsh|german|french|italian|spanish|portuguese|dutch|belgian|swiss|austrian|polish|czech|russian|ukrainian|turkish|greek|swedish|norwegian|danish|finnish|indian|pakistani|chinese|japanese|korean|vietnamese|filipino|mexican|brazilian|colombian|nigerian|kenyan|egyptian|moroccan|iranian|israeli|syrian|afghan|australian|canadian|romanian|hungarian';
const party =
  '(?:republicans?|democrats?|labour|tor(?:y|ies)|conservatives|green party|liberals|socialists|communists|trump|biden|afd|cdu|spd)';
const faiths =
  "christian(?!'s)|catholic|protestant|evangelical|muslim|jew\\b|jewish|hindu|buddhist|sikh|mormon|atheist|agnostic|orthodox christian|believer in god|churchgoer|religious(?! about| in)|pious|islamic";

const jobs =
  'manager|leader|employee|boss|supervisor|nurse|doctor|surgeon|teacher|lawyer|judge|engineer|programmer|pilot|soldier|police officer|accountant|salesperson|therapist|carer|caretaker|worker|colleague|hire|ceo|director|entrepreneur|politician';

const PERSON =
  '(?:you|he|she|they|who|(?:the|this) (?:writer|author|person|speaker|man|woman|individual|narrator|client)|person \\d)';

/**
 * Rows are tried in this order. Each matches a claim, not a word: “patient with children” and “voted for pizza” pass.
 */
export const forbidden: readonly ForbiddenPattern[] = [
  // Diagnosis
  ...claims('diagnosis', {
    having: disorder,
    being: `(?:depressed(?! (?:by|about|over)\\b)|autistic|bipolar|schizophrenic|psychotic|anorexic|bulimic|manic|mentally ill|neurodivergent|dyslexic|a narcissist|narcissistic personality|a psychopath|a sociopath|an alcoholic|an addict(?! of)|alcoholic|adhd|borderline(?! on| case))\\b|on the (?:autism )?spectrum\\b(?! of)|psychopath\\b|sociopath\\b|narcissist\\b|traumati[sz]ed|clinically`,
    anywhere: [
      `\\b(?:mis)?diagnos(?:ed|able) (?:with|as) ${disorder}|\\bdiagnos[ei]s (?:of|is|would be)|\\b(?:likely|probable|possible|working|differential) diagnos[ei]s\\b`,
      `\\b(?:meets?|meeting|fulfil?ls?|satisf(?:y|ies)) (?:the |all |most |several )*(?:[a-z0-9-]+ )?(?:diagnostic )?criteria (?:for|of)\\b|\\bdsm|\\bicd-1\\d`,
      `\\b(?:symptoms?|symptomatic|signs?|markers?|indications?|features|traits|hallmarks?|onset|stages?|history|case|diagnosis|risk) of (?:an? |the |some |severe |mild |early |underlying )*(?:${conditions}|(?:[a-z-]+ )?disorder\\b)`,
      `\\b(?:may|might|could|probably|likely|must) (?:well |also |indeed )?have ${disorder}|\\b(?:shows?|showing|has|have|exhibits?|displays?|presents? with) (?:[a-z-]+ ){0,2}?(?:symptoms|psychopathology|pathology)\\b|\\bclinically (?:depressed|anxious|significant|relevant|elevated|speaking|high|low|narcissistic|meaningful|concerning|notable)\\b|\\btrauma response\\b|\\bunresolved (?:grief|trauma)\\b`,
      `\\b${PERSON}(?: [a-z]+){0,2}? suffer(?:s|ed|ing)? from\\b|\\bsuffer(?:s|ing)? from ${disorder}|\\bdisorders? (?:that )?you have\\b|\\byour (?:depression|disorder|adhd|autism|ocd|ptsd|bipolar|mental illness|anxiety disorder|addiction)\\b`,
      `\\b(?:the|this|our|your) patient(?:'s\\b| (?:is|has|shows|reports|presents|appears|seems|was|should|may|might|would|writes|describes|exhibits|displays|with|who)\\b)|\\b(?:the|this) patient(?:[.;:]|$)|\\ba patient (?:with|who|suffering|of)\\b|\\bpatients (?:like|with)\\b`,
    ],
  }),
  ...plainDiagnoses,
  // Treatment
  ...claims('treatment', {
    anywhere: [
      `\\b(?:should|must|need to|needs to|ought to|might want to|may want to|recommend|advise|suggest|consider|(?:would|could|may|might) benefit from|try|seek|start|begin|undergo|requires?|needs?) (?:[a-z'-]+ ){0,4}?(?:(?<!retail )therapy(?! dogs?)|(?<=\\b(?:medical|professional|psychiatric|psychological|seek|get|for) )treatment|psychotherapy|counsell?ing|medication|antidepressants|cbt|rehab|professional help)\\b`,
      `\\b(?:should|must|ought to|might want to|may want to|would do well to|worth|consider|time to|try|recommend|need to) (?:[a-z'-]+ ){0,2}?(?:see|seeing|consult|consulting|visit|visiting|talk(?:ing)? (?:to|with)|speak(?:ing)? (?:to|with)) (?:an?|your) (?:[a-z]+ )?(?:doctor|gp|therapist|psychologist|psychiatrist|counsell?or|professional)\\b`,
      `\\b(?:therapy|psychotherapy|medication|cbt) (?:is|would be|will|would|could|can|may|might) (?:[a-z]+ ){0,2}?(?:help|indicated|recommended|needed|necessary|advisable|beneficial|useful|work)|\\btreatment (?:plan|options|goals|recommendations?)\\b|\\btreatable\\b|\\bprognosis\\b`,
    ],
  }),
  ...medicine,
  // Official metrics
  ...claims('official_metric', {
    anywhere: [
      `\\biq (?:score )?(?:of|is|was|around|about|near|between|above|below|over|under|in the|at|would|may|might|could|likely|:|=|~)|\\biqs? ?(?:[:=~≈]|\\d)|\\b\\d{2,3} iq\\b|\\b(?:estimated|your|his|her|their|high|low|average|full[- ]scale|verbal|an) iq\\b|\\bmental age of\\b|\\bintelligence quotient\\b`,
      `\\bt[- ]?scores?\\b|\\bt ?(?:=|≈|:) ?\\d|\\bz[- ]?score|\\bstens?\\b(?! guns?)(?: ?(?:score|of|is|=|:)| \\d)|\\bstanine|\\bbase[- ]rate scores?\\b|\\bbr ?(?:score|=|of \\d|\\d)|\\braw (?:score|total) (?:of|is|=)|\\bscaled score`,
      `\\b\\d{1,2}(?:st|nd|rd|th) percentile|\\bpercentile (?:rank|score|of the (?:general )?population)|\\b(?:top|bottom|upper|lower) \\d+ ?(?:%|percent|per cent) of (?:the )?(?:population|people|adults)`,
      `\\b(?:phq-?[289]|gad-?7|bdi(?:-ii)?|bai|ham-?[da]|hdrs|mmpi(?:-\\w+)?|mcmi(?:-\\w+)?|neo[- ]pi(?:-\\w+)?|pcl-?r|pai) ?(?:(?:total|sum|score|scores|result)s? ?(?:of|is|was|=|:|around|about|would)|(?:of|is|=|:|at|would be) ?\\d|\\d)|\\b(?:scores?|scored|scoring|rates?) (?:an? |about |around )*(?:\\d+ )?(?:on|in) (?:the |a )?(?:phq|gad|bdi|bai|ham|mmpi|mcmi|neo|iq)`,
    ],
  }),
  ...comparisons,
  // A model must never call someone safe or healthy
  ...claims(
    'reassurance',
    {
      anywhere: `\\b(?:you are|you're|he is|she is|they are|the (?:writer|author|person) is) (?:probably |clearly |certainly )?(?:not|in no|at no|under no) (?:at |real )*(?:risk|danger|suicidal)|\\bno (?:real )?(?:risk|danger) of (?:suicide|self-harm)|\\b(?:not|no longer) suicidal\\b|\\bno (?:signs?|indications?|evidence|trace|hint) of (?:any |an? )?(?:mental (?:illness|disorder|health (?:problem|issue))|psychiatric|psychopathology|disorder\\b)|\\bmentally (?:healthy|well|stable|sound)\\b|\\bno (?:cause|reason) for (?:concern|alarm)\\b|\\bnothing to worry about\\b`,
    },
    { evenDenied: true, evenStated: true },
  ),
  // Advice, praise, contempt, and an invented past
  ...claims(
    'advice',
    {
      anywhere: `(?<=^(?:perhaps |maybe )?)(?:you (?:really |just )?(?:should|ought to|had better|might want to|may want to|could try to|would do well to)\\b(?! (?:have|see the|hear the|know that)\\b)(?!, (?:as |or so )?(?:you|he|she|they) (?:write|say|note|think|tell|add)s?\\b)(?!.*(?:\\d{3}|emergency|crisis|helpline))|(?:try|remember|learn|dare) (?:not )?to [a-z]|(?:try|consider) (?!noting|asking)[a-z]+ing\\b|it (?:is|may be|might be) (?:time|better|best|wise|worth) (?:for you )?(?:to|(?!noting|asking|saying|reading|quoting|mentioning|remembering)[a-z]+ing)\\b)`,
    },
    { evenDenied: true, evenStated: true },
  ),
  ...claims('flattery', {
    anywhere: `\\byou are (?:(?:truly|really|simply|quite) (?:an? )?|an? (?:truly )?)(?:remarkable|extraordinary|exceptional|amazing|wonderful|admirable|impressive|inspiring)\\b|\\byour (?:[a-z-]+ )?(?:self-awareness|honesty|courage|integrity|intelligence|resilience|insight|empathy|strength|wit|talent|mind|writing|kindness) (?:is|are) (?:truly |really |quite |simply )?(?:remarkable|extraordinary|exceptional|amazing|admirable|impressive|inspiring|rare)\\b`,
  }),
  ...claims('ability', {
    being: `(?:intelligent|gifted)\\b(?! (?:to|you|him|her|them)\\b)|of (?:above|below)[- ]average intelligence`,
    anywhere: `\\byour intelligence (?:is|lies|places|puts|ranks)\\b`,
  }),
  ...claims('contempt', {
    being: `(?:pathetic|worthless|despicable)\\b(?! (?:fallacy|coin|paper))|(?:(?!but\\b)[a-z]+(?:,| and)? )?(?:manipulative|selfish|shallow|cruel|arrogant|toxic|abusive|spineless)(?: and [a-z]+)? (?:person|human being|individual)\\b|(?:emotionally |verbally |physically )?abusive\\b`,
  }),
  ...claims('childhood', {
    anywhere: `\\byou (?:were )?(?:probably|likely|must have|may have|might have|perhaps) (?:been )?(?:[a-z]+ ){0,4}?(?:child|childhood|upbringing|grew up|grown up|raised|parents)\\b|\\b(?:suggests?|points? to|hints? at|indicates?) an? (?:[a-z]+ ){0,3}?(?:childhood|upbringing)\\b|\\byou (?:were|have been|had been) (?:[a-z]+ )?(?:abused|molested|neglected|mistreated|unloved|beaten|abandoned|unwanted|parentified) (?:[a-z]+ ){0,2}?(?:as an? (?:child|kid|girl|boy|baby)|in (?:your )?childhood|growing up|by your (?:mother|father|parents|family))\\b`,
  }),
  ...claims('age', {
    being: `in (?:your|his|her|their) (?:early |mid[- ]?|late )?(?:twenties|thirties|forties|fifties|sixties|seventies|eighties|[2-8]0s)\\b|(?:(?:about|around|roughly|probably) )?(?:[2-9]\\d|(?:twenty|thirty|forty|fifty|sixty|seventy)(?:-[a-z]+)?) years old`,
  }),
  // Never inferred
  ...claims('race_or_ethnicity', {
    being: `(?:${peoples})\\b|(?:black|white)(?= (?:man|woman|male|female|person|american|british)|[.,;:!?]| and (?!white|black)|$)|of (?:[a-z-]+ ){0,2}(?:descent|ethnicity|heritage|ancestry)\\b`,
    anywhere: `\\b(?:your|his|her|their|the (?:writer|author)'s) (?:race|ethnicity|ethnic (?:background|origin)|skin colou?r)\\b`,
  }),
  ...claims('national_origin', {
    being: `(?:${nationals})(?! (?:food|literature|music|films?|cinema|novels?|student|teacher|class|grammar|cooking|poetry|history|breakfast|accent in))\\b|(?:a |an )?(?:foreigner|non-native speaker|native of|born in|originally from|from an? (?:${nationals}) family)`,
    anywhere: `\\b(?:your|his|her|their) (?:nationality|national origin|native country|country of origin|mother tongue is)\\b|\\b(?:suggests?|indicates?|implies|shows) (?:that )?(?:you|he|she|they|the (?:writer|author)) (?:grew up in|(?:come|comes|came) from|(?:are|is|were|was) (?:born|raised) in)`,
  }),
  ...claims('immigration_status', {
    being: `(?:an? )?(?:immigrant|refugee|asylum seeker|undocumented|illegal immigrant|illegally in)\\b`,
  }),
  ...claims('political_opinion_or_party', {
    being: `(?:politically |socially |fiscally |feminist and )*(?:left[- ]wing|right[- ]wing|left[- ]leaning|right[- ]leaning|liberal|conservative|republican|democrat|socialist|communist|marxist|libertarian|anarchist|fascist|feminist|far[- ]right|far[- ]left|nationalist)(?! (?:with|about|in|arts|estimate|use|amount|dose|when))\\b|politically (?:progressive|liberal|conservative|active|to the)|(?:a )?supporter of (?:the )?${party}`,
    anywhere: `\\b${PERSON}(?: [a-z]+){0,3}? (?:votes?|voted|supports?|backs?|leans?) (?:for |towards? )?(?:the )?(?:${party}\\b|(?:conservative|liberal|republican|democratic?|labour|green|socialist|communist|progressive|left[- ]wing|right[- ]wing|far[- ](?:left|right))(?=[.,;:!?]| (?:and|in|at|when|every)\\b|$)|(?:left|right)(?= wing|-wing|[.,;:!?]| politically|$))|\\b(?:your|his|her|their) (?:politics|political (?:views?|leanings?|opinions?|orientation|affiliation|beliefs?)) (?:is|are|lean|seem|appear|tend)`,
  }),
  ...claims('religion_or_belief', {
    being: `(?:${faiths})\\b|of (?:the )?(?:christian|muslim|jewish|catholic|hindu|buddhist) faith`,
    having: `(?:an? )?(?:[a-z]+ )?(?:christian|muslim|jewish|catholic|hindu|buddhist|religious|islamic) (?:faith|beliefs?|upbringing|background|worldview|household)`,
    anywhere: `\\b${PERSON}(?: [a-z]+){0,2}? (?:believes? in (?:god|allah|jesus)|(?:prays?|worships?) (?:to|regularly|daily))\\b|\\b(?:your|his|her|their) (?:religion|religious (?:beliefs?|faith|affiliation)|faith in (?:god|allah|jesus))\\b`,
  }),
  ...claims('trade_union_membership', { being: `(?:an? )?(?:trade |labou?r )?union (?:member|activist|rep)` }),
  ...claims('sex_life', {
    being: `(?:sexually (?:active|inexperienced|frustrated|repressed|promiscuous)|promiscuous|a virgin)\\b`,
    anywhere: `\\b(?:your|his|her|their) (?:sex life|libido|sexual (?:history|activity|desires?|preferences?))\\b`,
  }),
  ...claims('sexual_orientation', {
    being: `(?:gay(?! in the (?:old|older|oldest|original|archaic)\\b)|lesbian|bisexual|homosexual|heterosexual|queer|asexual|pansexual|closeted|in the closet|straight (?:man|woman|male|female))\\b|(?:sexually |romantically )?attracted to (?:men|women|the same sex|both)`,
    anywhere: `\\b(?:your|his|her|their|the (?:writer|author)'s) (?:sexual orientation|sexuality|homosexuality|bisexuality)\\b`,
  }),
  ...claims('gender_identity', {
    being: `(?:transgender|trans\\b|transsexual|non-?binary|cisgender|genderqueer|gender[- ]?fluid)|(?:male|female)(?! (?:friends|colleagues|voice|lead|character))\\b|(?:young |older |adult |middle-aged )*(?:woman|man|girl|boy)\\b(?! (?:of|who|with|to|for))`,
    anywhere: `\\b(?:your|his|her|their|the (?:writer|author)'s) gender(?: identity)? (?:is|seems|appears)\\b`,
  }),
  ...claims('pregnancy', {
    being: `pregnant(?! pause| with (?:meaning|possib))\\b|expecting (?:a (?:baby|child)|twins)|trying to conceive(?! (?:an?|the|of|how|why)\\b)|with child\\b`,
  }),
  ...claims('medication', {
    being: `(?:on|taking|off|under|dependent on) (?:[a-z'-]+ ){0,3}?(?:medication|meds|antidepressants?|ssris?|lithium|ritalin|adderall|prozac|sedatives|opioids|tranquilli[sz]ers|psychiatric drugs)\\b`,
    anywhere: `\\b${PERSON}(?: [a-z]+){0,2}? (?:takes?|took|uses?|needs?) (?:[a-z'-]+ ){0,2}?(?:${medicines})\\b`,
  }),
  ...claims('disability', {
    being: `(?:disabled|handicapped|deaf(?! to)|blind(?! to| spot| in one way)|wheelchair|paraly[sz]ed(?! by| with)|intellectually (?:disabled|impaired)|cognitively impaired|learning[- ]disabled)\\b`,
    having: `(?:an? )?(?:[a-z]+ ){0,2}?(?:disabilit(?:y|ies)|impairment|handicap)\\b`,
  }),
  ...claims('genetic_traits', {
    having: `(?:an? )?(?:genetic|inherited|hereditary) (?:[a-z]+ )?(?:predisposition|condition|disease|disorder|risk|traits?)`,
  }),
  ...claims('criminality_or_dangerousness', {
    being: `(?:an? )?(?:[a-z]+ )?(?:criminal|offender|murderer|rapist|thief|abuser|predator|terrorist|stalker|felon)\\b|(?:a )?dangerous(?= person| man| woman| individual|[.,;:!?]| and| to (?:others|people|society|be around)|$)|a danger to|violent(?= person| man| woman|[.,;:!?]| and|$)|(?:likely|prone|bound) to (?:commit|offend|re-?offend|steal|kill|become violent|turn violent)|capable of (?:murder|violence|killing|abuse|crime|a crime)`,
    having: `(?:an? )?(?:criminal|homicidal|violent|predatory|paedophilic|pedophilic) (?:[a-z]+ )?(?:tendenc|record|mind|past|nature|urges|history|streak|intent)`,
  }),
  ...claims('deception', {
    being: `(?:lying(?! (?:in|on|down|awake|there|back|around|under|by|ahead|at))|dishonest|deceptive|deceitful|untruthful|insincere|making (?:this|it|things) up|(?:a )?(?:compulsive |pathological |habitual )*liar|faking|hiding the truth|malingering|manipulating the (?:reader|test))\\b`,
  }),
  ...claims(
    'deception',
    {
      anywhere: `\\b${PERSON}(?: [a-z]+){0,2}? (?:lies|lied|lie) (?:about|to)\\b|\\b${PERSON}(?:'re| are|'s| is) (?:probably |clearly |likely )?not (?:telling the (?:whole |full )?truth|being (?:honest|truthful)|truthful)\\b|\\b(?:this|the (?:text|account|story|claim)) is (?:probably |clearly |likely )?(?:a lie|fabricated|untrue|made up)\\b|\\bsigns? of (?:deception|lying|dishonesty)\\b`,
    },
    { evenDenied: true },
  ),
  ...claims('age_of_a_minor', {
    being: `(?<!\\b(?:as an?|was|were|been) (?:[a-z]+ ){0,2})(?:(?:about |around |aged |roughly |approximately |only )*(?:[1-9]|1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)(?: or [a-z0-9]+)?[- ]years?[- ]old|(?:aged|age) (?:[1-9]|1[0-7])\\b|(?:a |an )?(?:teenager|teenage (?:girl|boy)|teen\\b|adolescent\\b|minor\\b(?! [a-z])|underage|child of|schoolgirl|schoolboy|pre-?teen)|in (?:your|his|her|their) (?:early |mid |late )?teens|under (?:18|eighteen)\\b|a child\\b(?! of))`,
  }),
  ...claims(
    'trustworthiness_score',
    {
      being: `(?:an? )?(?:[a-z]+ )?(?:untrustworthy|trustworthy|unreliable person|reliable person|not to be trusted)\\b`,
      anywhere: `\\b(?:can|could|should|may|must)(?: ?not|n't)? (?:never |fully |safely |always )?be trusted\\b(?! to)|\\btrustworthiness (?:score|rating|level|is|of \\d|:)`,
    },
    { evenDenied: true },
  ),
  ...claims(
    'employability',
    {
      being: `(?:an? )?(?:[a-z]+ )?(?:un)?(?:employable|hireable)\\b|(?:an? |the )?(?:good|bad|poor|strong|ideal|weak|excellent|great|risky|perfect|reliable|safe) (?:hire|candidate|employee|fit for (?:the|this|a) (?:job|role|position))\\b|(?:un)?(?:suitable|fit|qualified|suited|cut out) (?:for|to) (?:(?:the|this|a|any) (?:[a-z]+ )?(?:job|role|position|employment|promotion)|leadership|management|lead(?:ing)?|manag(?:e|ing))\\b`,
      anywhere: `\\b(?:should|would|must|can)(?: ?not|n't)? (?:be )?(?:hired?|promoted|employed|fired|dismissed)\\b|\\byou(?:'d| would|'ll| will| could| might| wouldn't| won't)(?: not| never)? (?:make|be|become) an? (?:[a-z]+ ){0,2}?(?:${jobs})\\b|\\b(?:safely|confidently) (?:hire|employ) you\\b|\\b(?:job performance|employability) (?:score|rating|is|would|will)\\b`,
    },
    { evenDenied: true },
  ),
];
