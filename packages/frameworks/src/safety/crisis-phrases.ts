/**
 * Regular expression sources, matched against a folded text: lower case, no accents, straight apostrophes, single spaces.
 * They may be written with accents: the sources are folded too. No upper-case escapes, and every gap is bounded.
 * Finding one too many costs a card; missing one may cost more.
 */
export type CrisisPhrases = { active: readonly string[]; ambiguous: readonly string[]; idioms: readonly string[] };

const gap = (most: number): string => `(?:[a-z']+ ){0,${most}}?`;
/** Told of someone else. */
const notOthers = `(?<!\\b(?:he|she|they|who|people|you|we|characters?|heroine|hero) (?:[a-z']+ ){0,2}?)`;
const live = `(?:live|living)(?! (?:in|with|at|near|on|there|together|here|next|under|off|by|far|alone|abroad|like a)\\b)`;
const methodPlaces = '(?:bridge|roof|rooftop|building|balcony|cliff|train|truck|lorry|traffic|tracks|ledge|window)';

const english: CrisisPhrases = {
  active: [
    // Ending one's life
    `\\bk[i!1*]ll(?:ing|ed)? ?my ?self\\b`,
    `\\b(?:unaliv(?:e|ing)|neck(?:ing)?|roping|rope|delet(?:e|ing)) (?:myself|me)\\b`,
    `\\b(?:wanna|want to|gonna|going to|about to|i'll|might|just|should|to) (?:kms|off myself|ctb)\\b`,
    `\\bof offing myself\\b|\\bctb\\b|\\bsewer ?slide\\b|\\bexit bag\\b`,
    `\\b(?:end|ending|ended|finish|finishing) (?:my (?:own )?life|it all\\b|my existence|my misery|my pain for good)`,
    `\\b(?:take|taking|took|taken) my (?:own )?life\\b`,
    `\\b(?:i|i'm|i've|im|me|my)\\b[^.!?]{0,40}\\b(?:commit|attempt|consider|contemplat|plan|tried|try|want|going to|about to|gonna)[a-z]*\\b[^.!?]{0,25}\\bsu[i!1*]c[i!1*]d`,
    `\\b(?:i|i'm|i've|im|my|me)\\b[^.!?]{0,40}\\b(?:think|thinking|thought|thoughts|fantasi[sz]\\w+|idea|dream\\w*) (?:[a-z]+ ){0,2}?(?:about|of) (?:[a-z]+ ){0,2}?su[i!1*]c[i!1*]d(?:e|al)\\b(?! (?:rate|prevention|statistic|bomb|hotline|door))`,
    `\\b(?:i|i'm|i've been|im)\\b (?:[a-z']+ ){0,4}?su[i!1*]c[i!1*]dal\\b`,
    `\\bmy suicid|\\bsuicidal (?:thoughts|ideation|feelings|urges)\\b(?! (?:in|among|of) (?:adolescent|teen|patient|the novel|hamlet))`,
    `\\b(?:i|me|my)\\b[^.!?]{0,30}\\bsuicide (?:is|seems|feels|looks) (?:like )?(?:the )?(?:only|best|answer|way|option)`,
    `\\bsuicide (?:is|seems) (?:like )?(?:the|my) (?:only|best|last) (?:way|option|answer|thing)`,
    // Wish to be dead
    `${notOthers}\\b(?:want|wanted|wanna|wanting|wish|wishing|ready|longing|prefer|would like|decided|deserve|long) ${gap(2)}(?:to )?(?:die|be dead|dying)\\b`,
    `\\bi(?:'d| would) rather (?:die|be dead)\\b`,
    `\\bi (?:really |just |truly |honestly )?(?:should|need to|ought to|must|hope i|pray i|hope to|pray to|might as well) (?:just |probably |finally )?(?:die|be dead)\\b`,
    `\\b(?:just |please )let me die\\b|\\bdie in my sleep\\b|\\bi(?:'m| am) going to die tonight\\b`,
    `\\bwish(?:ed|ing)? (?:that )?(?:i|my life) ${gap(3)}(?:dead|die|died|disappear forever|exist(?:ed|ing)?|alive|gone|end|ended|be over|was over|were over)\\b`,
    `\\bwish(?:ed)? (?:that )?i(?:'d| had| was| were|)? ?(?:never|hadn't|had not|not|wasn't|weren't)(?: been)? (?:ever )?(?:been )?born\\b`,
    `\\b(?:never|not|wouldn't|won't|don't|didn't|without) (?:ever )?(?:have to )?wak(?:e|ing) up\\b(?! (?:early|late|before|at|so|to|next|with|on|for|until|till|in time|feeling)\\b)`,
    `\\b(?:sleep|asleep) forever\\b|\\b(?:want|wish|like|could|rather|wanna|just) ${gap(3)}(?:stop|stopped|cease|ceased) (?:to )?(?:exist(?:ing)?|being alive|living|breathing)\\b`,
    `\\b(?:don't|do not|dont|didn't|did not|no longer|not) (?:really |even |actually |particularly )?(?:want|wanna|wish|care|deserve) ${gap(1)}(?:to )?(?:${live}|be alive|exist|be on this (?:earth|planet|world)|be here (?:anymore|any more|any longer|no more)|be around (?:anymore|any more|any longer|no more)|go on (?:living|like this|anymore)|keep living|continue living|see (?:tomorrow|another day))\\b`,
    `\\bcan(?:'t|not|t| not) (?:go on living|live (?:anymore|any more|any longer|like this|with myself)|keep living|bear to live|bear living|face (?:living|another day))\\b`,
    `\\b(?:tired|sick|done|finished|exhausted|weary|had enough|fed up) (?:of|with) (?:living|being alive|existing|my life|this life|life)\\b(?! (?:in|of|out|with|on|at|under|from|next|by)\\b)`,
    `\\b(?:give|giving|given|gave) up on (?:life|living)\\b|\\bno will to live\\b|\\blost (?:the|my|all) will to live\\b`,
    `\\b(?:no|any|single|a|without|much|see the|what's the|what is the) ${gap(1)}(?:reason|point|purpose|sense) (?:left )?(?:for me )?(?:to|in|of) (?:${live}|go on|going on living|keep going on|carry on living|be alive|being alive|stay(?:ing)? alive|exist(?:ing)?|keep living)\\b`,
    `\\bnothing (?:left )?(?:[a-z]+ )?to live for\\b|\\b(?:not|isn't|isnt|no longer|hardly|doesn't feel|never) worth (?:living|being alive)\\b`,
    `\\b(?:no|any|without|lost (?:the|my|all)) ${gap(1)}(?:desire|wish|urge|energy|strength|motivation|hope|will) (?:left )?to (?:${live}|be alive|exist|stay alive|go on living)\\b`,
    `\\b(?:no|any|the|a) point (?:in |of |to )?(?:living|being alive|existing|life)\\b(?! (?:in|with|at)\\b)|\\bliving (?:is|feels|has become) (?:too (?:hard|much|painful)|pointless|unbearable)\\b`,
    `\\b(?:death|dying|being dead)\\b (?:would be|seems|sounds|feels|is) (?:a |like a |so |much |like the |the |my )?(?:relief|easier|better|peaceful|escape|only|welcome|nice|answer|way out)|\\b(?:easier|better|nicer|nice|good|peaceful|favou?r) (?:to be|if i (?:was|were)|being) dead\\b`,
    `\\b(?:fantasi[sz]|dream|daydream|obsess|imagin|pictur)[a-z]* (?:about |of |over )?(?:my (?:own )?(?:death|funeral)|dying|being dead)\\b|\\bif i (?:was|were) (?:dead|gone)\\b|\\bif i (?:died|disappeared|vanished) (?:tomorrow|tonight|today|now|no)`,
    `\\b(?:pain|hurting|suffering|misery) to (?:just |finally )?(?:stop|end|be over)\\b|\\bwant(?:ed)? out of (?:this|my) life\\b|\\b(?:can't|cannot|don't think i can|not sure i can|don't know how to|unable to) (?:live|survive|stay alive) ${gap(4)}(?:pain|longer|anymore|like this|hurts)\\b`,
    `\\bwhy (?:am i|i'm|i am) (?:still |even )?(?:alive|living|breathing)\\b|\\b(?:shouldn't|should not|should never) (?:be alive|have been born|exist)\\b|\\brather not (?:exist|be alive|live\\b|wake up)|\\bi(?:'d| would)? (?:just )?(?:rather|prefer) not (?:to )?(?:exist|be alive)\\b`,
    `\\b(?:thoughts?|thinking|think) (?:about|of) (?:ending|finishing) (?:things|it|everything|myself)\\b|\\b(?:end|ending) myself\\b|\\battempt (?:on|against) my (?:own )?life\\b`,
    `\\b(?:hate|hating|can't bear|cannot bear|can't stand|stopped wanting|don't feel like|not meant) (?:to be |to |being )(?:alive|live\\b(?! (?:in|with|at|near|here|there)\\b))|\\b(?:being alive|living|existing|life) (?:just )?(?:hurts|is (?:torture|unbearable|hell|too painful))\\b`,
    `\\b(?:don't|do not|dont) care (?:if|whether) i (?:live|die|wake up|survive)|\\breasons? (?:left )?to (?:stay alive|be alive|live\\b(?! (?:in|with|at|near|here|there)\\b))|\\b(?:only way out|only escape|only answer) (?:is|was|would be) (?:death|to die|dying)\\b`,
    `\\b(?:wish|hope|pray|want)\\b[^.!?]{0,30}\\b(?:someone|somebody|something|a car|a bus|a train|cancer|god)\\b[^.!?]{0,20}\\b(?:kill|hit|take|run over|end) me\\b|\\b(?:wish|hope|pray) i (?:would )?(?:get|got) (?:hit by|run over|killed|cancer)`,
    `\\b(?:don't|do not|can't|cannot) (?:see|imagine|picture) (?:myself|me) (?:being )?(?:alive|living|here) (?:next|in a|much|at \\d|past|by)|\\bi(?:'ll| will) (?:already |soon )?be dead (?:by|soon|tomorrow|tonight|when|before)|\\b(?:by|before) (?:tomorrow|tonight|morning|then)[^.!?]{0,10}\\bi(?:'ll| will) be (?:dead|gone)\\b|\\bend this life\\b`,
    `\\b(?:leave|leaving|depart|departing|exit) this (?:world|life|earth)\\b|\\bnothing (?:is )?keep(?:s|ing) me (?:here|alive)\\b|\\b(?:beg|begging|ask|asking|pray|praying)\\b[^.!?]{0,20}\\b(?:god|him|lord|universe)\\b[^.!?]{0,15}\\btake me\\b`,
    `\\b(?:once|when|after|until) i(?:'m| am) dead\\b|\\b(?:happier|better|rather) dead\\b|\\bsuicide (?:has been|is|was|keeps coming) (?:[a-z]+ )?(?:on|to|in) my mind\\b|\\breason to (?:continue|keep on|go on|carry on) living\\b|\\b(?:except|but|only) death\\b(?! (?:metal|valley|row|penalty))`,
    `\\b(?:don't|do not|not|never) feel like (?:living|being alive|existing)\\b|\\b(?:hurts|painful|exhausting|too hard|unbearable) to (?:exist|be alive|live\\b(?! (?:in|with|at|near|here|there)\\b))|\\bmy life should (?:just )?(?:end|be over)\\b|\\bcheck out (?:permanently|for good|of (?:this )?life)\\b|\\bways to die\\b|\\b(?:one step|a single step) (?:would|could) (?:do it|end)`,
    `\\b(?:can't|cannot|don't|do not) see a future (?:with me|for me|for myself|that has me)|\\bno reason to (?:wake|get) up\\b[^.!?]{0,20}\\b(?:anymore|any more|morning)\\b|\\bgo to heaven\\b[^.!?]{0,20}\\bbe with\\b|\\bfeel nothing ever again\\b`,
    // Burden
    `\\bbetter off (?:dead|without me|if i|with me (?:dead|gone))\\b|\\bi(?:'d| would) be better off dead\\b`,
    `\\b(?:better|happier|easier|relieved|fine|good)\\b ${gap(3)}(?:without me\\b|if i (?:just )?(?:(?:was|were|am) ${gap(1)}(?:dead|gone|not (?:here|around|alive|born))|(?:wasn't|weren't|wasnt) (?:here|around|alive|born|$|[.,!?])|died\\b|disappeared\\b|(?:didn't|did not) exist|killed|never existed|had never been))`,
    `\\b(?:no one|nobody|not one person|noone) would (?:even )?(?:care|notice|miss me|cry) if i (?:was|were|died|disappeared|vanished|killed|wasn't|weren't)\\b`,
    // Plans, methods
    `\\b(?:hang|hanging|shoot|shooting|drown|drowning|poison|poisoning|stab|stabbing|slit|choke|suffocate|suffocating|electrocute|gas|starve|starving) myself\\b`,
    `\\b(?:cut|cutting|cuts|hurt|hurting|harm|harmed|harming|burn|burned|burnt|burning|injure|injuring|scratch|scratching|punch|punching|hit|hitting|bleed|bleeding|punish|punishing) (?:up )?myself\\b`,
    `\\b(?:cut|cutting|slit|slitting|slash|slashing|open|opening|burn|burned|burning|scratch|scratched|scratching|carve|carved|carving|slice|sliced|slicing) (?:open |up )?my (?:own )?(?:wrists?|arms?|veins?|throat|thighs?|legs?|skin|forearms?)\\b`,
    `\\b(?:started|start|began|back to|relapsed (?:and|into|with)|stop|been) cutting(?: again)?(?:$|[.,!?]| because| to (?:feel|cope))`,
    `\\b(?:i|i've|i'm|im)\\b[^.!?]{0,50}\\bself[- ]?harm(?!s? (?:prevention|statistic))|\\bmy self[- ]?harm`,
    `\\b(?:want|wanted|wanna|going|gonna|think|thinking|thought|thoughts|plan|planning|urge|urges|feel like|imagine|imagining|picture|picturing|tempted|could just|might just|should just|wish i could|ready|about|considering|how it would feel) ${gap(3)}(?:jump|jumping|leap|leaping|throw|throwing|walk|walking|drive|driving|step|stepping|crash|crashing|swerve|swerving) ${gap(3)}(?:off|from|in front of|into|under|onto|over|out of|out) ${gap(3)}${methodPlaces}\\b`,
    `\\bthrow(?:ing)? myself (?:off|from|in front|under|out|onto)\\b`,
    `\\b(?:i|i'll|i've|i'm|me|my)\\b[^.!?]{0,40}\\boverdos`,
    `\\b(?:take|taking|took|swallow|swallowing|swallowed|down|downed) (?:all|the whole|a whole|every|the entire|too many|enough)\\b ?${gap(4)}(?:pills?|tablets?|meds|medication|painkillers|paracetamol|tylenol|bottle)\\b`,
    `\\b(?:saving|saved|stockpiling|stockpiled|hoarding|hoarded|collecting|collected|stashed|stashing)(?: up)? ${gap(2)}(?:pills|tablets|meds|medication|painkillers)\\b`,
    `\\bi\\b[^.!?]{0,40}\\bnoose\\b|\\b(?:gun|pistol|knife|blade|razor) (?:to|against|at|on) my (?:head|temple|mouth|throat|wrist|chest)\\b|\\bloaded (?:the|my|a) gun\\b`,
    `\\b(?:painless|easiest|quickest|best|fastest|quick|easy|peaceful|good) ways? (?:to|of) (?:die|dying|go and not|kill(?:ing)? (?:my|your)self|end(?:ing)? (?:it all|my|your|everything))`,
    `\\bhow (?:many|much|long) ${gap(5)}(?:to die|to kill|would kill|to overdose|lethal|be fatal|to bleed out)\\b|\\bhow to (?:die|tie a noose|end my life|commit suicide)\\b`,
    `\\b(?:i have|i've got|i've made|i made|got|have) (?:a|my|the) plan (?:to (?:die|end|kill|do it)|for (?:ending|how to end|my death|dying))`,
    `\\burges? to (?:die|cut|hurt|end|jump|harm)\\b|\\bi(?:'ve| have)? (?:already )?picked (?:a|the) (?:date|day|bridge|place) (?:to|when i|i will) (?:die|end|do it)`,
    `\\bblow(?:ing)? (?:out )?my (?:own )?(?:brains?|head)\\b|\\bbullet (?:in|into|through|to) my (?:own )?(?:head|brain|skull|mouth|heart)\\b|\\b(?:got|have|hid|hold|holding) the (?:pills|rope|gun|blade|knife|noose|razor) (?:ready|here|in my|next to|with me)\\b`,
    `\\b(?:stood|standing|stand|sat|sitting|climbed|went|walked) (?:on|at|to|up|onto|by) [^.!?]{0,30}\\b(?:bridge|roof|ledge|edge|tracks|balcony|railing)\\b[^.!?]{0,40}\\b(?:jump|let go|step off|fall|letting go)`,
    `\\bi(?:'ve| have| was|'m| am)? (?:been )?cutting (?:for|since|every|almost|when i)\\b|\\b(?:hurt|cut|burn|harm)(?:ing|ed|t)? (?:myself )?on purpose\\b`,
    `\\b(?:took|taken|swallowed|take|swallow) (?:about |over |like )?(?:twenty|thirty|forty|fifty|sixty|a hundred|\\d{2,}) (?:[a-z]+ )?(?:pills?|tablets?|paracetamol|painkillers|aspirin|tylenol|ibuprofen)\\b|\\bscars?\\b[^.!?]{0,40}\\bfrom cutting\\b|\\b(?:punish|hurt|harm|cut|burn)(?:ing)? my (?:own )?body\\b`,
    // Goodbyes
    `\\b(?:by the time|when|if|once) (?:you|they|anyone|someone)(?:'re| are)? (?:read|reads|see|sees|find|finds|reading|get|finding) this[^.!?]{0,20}\\bi(?:'ll| will|'m| am| won't)? ?(?:already |probably |long )?(?:be |have )?(?:gone|dead|ended|no longer|not be|be here)\\b`,
    `\\bthis is (?:my )?(?:final|last) (?:goodbye|farewell|letter|note|message|post|night|day|words)\\b|\\bthis is (?:my )?goodbye\\b|\\bgoodbye (?:forever|cruel world|world|everyone|everybody)\\b`,
    `\\b(?:last|final) (?:night|day|days|hours|week) (?:alive|on (?:this )?earth|of my life)\\b`,
    `\\bi (?:won't|will not|wont) be (?:alive|around (?:much longer|anymore|any more)|here much longer)\\b|\\bi(?:'m| am) not (?:going to|gonna) be (?:alive|around much longer|here much longer)\\b`,
    `\\bwon't (?:have|need) to (?:worry|deal|put up|bother) ?(?:about|with)? me (?:anymore|any more|any longer|again|ever again)\\b`,
    `\\b(?:take care of|look after|feed|love|be good to) (?:my|the|our) [a-z]+ (?:when|after|once) i(?:'m| am) gone\\b`,
    `\\b(?:sorry|forgive me)\\b[^.!?]{0,20}\\b(?:what i(?:'m| am) about to do|what i am going to do|leaving you (?:all )?(?:like this|this way|forever)|having to go this way)\\b`,
    `(?<!\\b(?:he|she|they|who|has|had) )\\b(?:writing|wrote|written|write) (?:[a-z]+ ){0,3}?(?:suicide|goodbye|farewell) (?:notes?|letters?)(?! to (?:my )?(?:colleague|job|team|student|old))`,
    `\\b(?:join|joining|be with|see) (?:him|her|them|my [a-z]+) (?:in heaven|on the other side|in death|soon in heaven)\\b`,
  ],
  ambiguous: [
    `su[i!1*]c[i!1*]d|\\bself[- ]?(?:harm|injur|mutilat)|\\bunaliv|\\bnoose\\b|\\boverdos|(?<!\\d ?)\\bkms\\b`,
    `\\bkill(?:s|ed|ing)? (?:him|her|them|your|our|one)sel(?:f|ves)\\b|\\b(?:took|take|takes|taking|ended|ends|end) (?:his|her|their|your) (?:own )?li(?:fe|ves)\\b`,
    `\\b(?:wants?|wanted|wanting|wish(?:es|ed)?) (?:to )?(?:die|be dead)\\b|\\bgoing to die\\b|\\bgonna die\\b|\\b(?:someone|somebody|please|just) (?:just |please )?(?:kill|shoot|end) me\\b`,
    `\\b(?:want|wanted|wanna|wish i could|would like) (?:to )?(?:just )?(?:disappear|vanish|be gone|not be here|end it|be with him again|be with her again)\\b`,
    `\\b(?:don't|do not|dont) (?:want|wanna) (?:to )?(?:be here|go on|wake up(?! (?:early|late|before|at|so|to|next|with|on|for|until|till|in time)\\b)|be around|keep going|do this)\\b(?! (?:holiday|a trip|vacation|too long)\\b)`,
    `\\bcan(?:'t|not|t) (?:go on|do this|take (?:it|this|much more)|keep (?:going|doing this)|carry on)\\b(?! (?:holiday|a trip|vacation))`,
    `\\b(?:hopeless|worthless|dead inside|no way out|no future|no hope(?: left)?|pointless to go on|life is (?:pointless|meaningless|over))\\b`,
    `\\b(?:going to|gonna|will|i'll) do it (?:tonight|tomorrow|today|soon)\\b|\\bdon't (?:try to stop|look for) me\\b|\\b(?:want|wanted|need) it (?:all )?to (?:be over|end|stop)\\b|\\b(?:decided|going|ready|want|wanted|time) to end (?:it|everything|this)\\b|\\bmake it through (?:the|this|another) (?:night|day)\\b|\\bif i (?:died|disappeared)\\b|\\bcan't stay\\b[^.!?]{0,20}\\bsorry|\\bsorry\\b[^.!?]{0,20}\\bcan't stay\\b|\\b(?:the rope or|or the pills)\\b|\\bwritten the notes\\b`,
    `\\b(?:i|i'd|i'm|i'll|i've|me)\\b[^.!?]{0,60}\\b(?:dead|die|dying|not exist|stop existing)\\b|\\brazor blades?\\b|\\bwith (?:the|a) blade\\b|\\bi (?:have|bought|got|found|keep) (?:a|the|some) rope\\b|\\bswallow me\\b|\\btime for me to go\\b|\\b(?:get|got|gets) hit by (?:a|the) (?:bus|car|truck|train)\\b|\\blook(?:ing)? at the (?:train |railway )?tracks\\b|\\bcrash(?:ing)? (?:[a-z]+ ){0,2}?into (?:a|the) (?:tree|wall)\\b|\\bnever (?:to )?come back\\b|\\b(?:nobody|no one) needs me\\b|\\bi could (?:just )?(?:vanish|disappear)\\b|\\bmy wrists?\\b[^.!?]{0,40}\\b(?:again|covered|hide|scars?|bandage)`,
    `\\b(?:i|i'm|i'll|me|my)\\b[^.!?]{0,40}\\b(?:be dead|being dead|be alive|being alive|stay alive|own death|my death|to die\\b(?! (?:of|for)\\b)|going to jump(?:$|[.,!?]))|\\bmy (?:own )?death\\b|\\blife has no (?:meaning|point|purpose)\\b|\\bi (?:use|used|keep|kept|hide) (?:the|a|my) (?:blade|razor)\\b`,
    `\\b(?:i'm|i am|am|being) a burden\\b|\\b(?:burden (?:to|on|for) (?:everyone|everybody|my|others|them|you|people|all))\\b|\\b(?:such|just|only|nothing but) a burden\\b`,
    `\\bwhen i(?:'m| am) gone\\b|\\bit (?:will|'ll) all be over\\b|\\bsee you on the other side\\b|\\b(?:gave|giving|given) away (?:all )?(?:of )?my (?:things|stuff|belongings|possessions)\\b`,
    `\\b(?:won't|will not) be here tomorrow\\b|\\bbought (?:a|some|the) rope\\b|\\b(?:walk|drive) into (?:the|a) (?:sea|ocean|river|lake|tree|wall)\\b|\\bthoughts? of (?:death|dying)\\b|\\bthink(?:ing)? (?:about|of) (?:death|dying)\\b`,
    `\\bcut(?:ting)? (?:her|him|them)sel(?:f|ves)\\b|\\bhang(?:ed|ing|s)? (?:him|her|them)sel(?:f|ves)\\b|\\bjump(?:ed|s|ing)? (?:off|from) (?:a|the) (?:bridge|roof|building)\\b`,
  ],
  idioms: [
    `(?<!\\b(?:once|when|after|until|if|wish|think|hope|like|though) )\\bi(?:'m| am) (?:literally |so |actually )?dead\\b(?! (?:inside|by|soon|to))|\\b(?:drop|stone|stopped|brain|half|nearly|over my|over your|played|play|wake the) dead\\b|\\bdead (?:body|battery|phone|plant|fish|leaves|flowers|language|father|mother|wife|husband|people|relatives|poets?|letter)s?\\b|\\bdie ?hards?\\b|\\bdead heat\\b`,
    `\\bsuicide (?:squad|silence|doors?|king|burns?|runs?|drills?|grips?|by words|bombers?|bombings?|missions?|girls|sprints?|wings?)\\b`,
    `\\b(?:commit|committing|would be|is|was) (?:political|career|commercial|social|professional|financial|electoral) suicide\\b|\\b(?:political|career|commercial|social|professional|financial|electoral) suicide\\b`,
    `\\bdying (?:to|for|of|laughing|from laugh\\w+)\\b|\\bto die for\\b|\\bkilling (?:it|time|me softly|spree|two birds)\\b|\\bdead (?:tired|line|lines|end|ends|pan|set|on|sea|wrong|right|serious|easy|beat|weight)\\b`,
    `\\b(?:want|wanted|wanna|could have|going|gonna|nearly|almost|thought i would|wish i could) ?(?:to )?die(?:d)? (?:of|from|with) (?:embarrassment|shame|laughter|laughing|boredom|happiness|cuteness|joy|hunger|thirst|heat|cold)\\b|\\bdie laughing\\b`,
    `\\brather die than (?!go on|live|keep|continue|be here|wake|face|stay|spend another)|\\bdied (?:of laughter|laughing)\\b`,
    `\\bkilling myself (?:laughing|over (?:this|that|the|these)|with work|trying to|at (?:the )?(?:gym|work)|to (?:finish|get|make|meet|pay|please))|\\bkill(?:ed|ing)? (?:my|him|her|our|them)sel(?:f|ves) (?:laughing|to (?:finish|get|make|meet|please))`,
    `\\b(?:take|taking|took|taken) my life (?:back|into|in (?:a|my|his|her|new|both)|seriously|for granted|to (?:a|the)|story|one|slow|day)`,
    `\\b(?:shoot|shot|shooting) myself in the foot\\b|\\bdrown(?:ing|ed)? myself in (?:work|music|books|chocolate|coffee|ice cream|tv|emails?|studies|paperwork)\\b`,
    `\\b(?:cut|hurt|burn|burned|burnt|injured|scratched|hit|stabbed|poisoned?) (?:myself|my (?:arm|leg|thigh|skin|forearm)s?) (?:shaving|cooking|playing|skiing|slicing|chopping|gardening|falling|running|out\\b|by accident|accidentally|short|off from|some slack|a (?:slice|piece|bit)|on (?:paper|glass|(?:the|a|some|my) (?:head|thumb|knee|elbow|toe|paper|edge|oven|stove|pan|corner|fence|nail|iron|kettle|tin|can|broken|thorns?|rose))|at (?:the )?(?:gym|football|practice|training|work)|while (?:cooking|cutting|chopping|shaving|gardening|running|opening|playing))`,
    `\\b(?:accidentally|almost|nearly) (?:cut|hurt|burn|burned|burnt|hit) myself\\b|\\b(?:don't|not|never|without) (?:want to )?(?:hurt|hurting|injure|injuring|burn|burning) myself (?:lifting|running|training|again at|on the)\\b|\\bcutting myself (?:some|a|off)\\b|\\bpunish(?:ing)? myself (?:at the gym|with (?:a|another) (?:run|salad))`,
    `\\bwish(?:ed)? (?:that )?i (?:could |had )?(?:die|died) my hair\\b|\\b(?:battery|phone|laptop|car|plant|plants|fire|engine) (?:is |was |are |were )?(?:going to|gonna|about to) die\\b|\\bnot wak(?:e|ing) up the (?:baby|kids|children|neighbou?rs|whole)`,
    `\\b(?:never|not|won't|don't|didn't|without) (?:want to )?wak(?:e|ing) up (?:the|my|him|her|anyone|everyone|your|our)\\b|\\bhopeless (?:romantic|at|case|with)\\b|\\bworthless (?:coin|paper|stock|shares|currency|receipt)s?\\b`,
    `\\blethal dose of (?:cuteness|sarcasm|irony)\\b|\\boverdos(?:ed?|ing) on (?:chocolate|sugar|coffee|caffeine|cheese|cake|netflix|news|sunshine|christmas|cookies|nostalgia)\\b|\\bsick of my life being so busy\\b`,
  ],
};

const german: CrisisPhrases = {
  active: [
    `\\b(?:mich|mir) ${gap(4)}(?:umbringen|umzubringen|umbringe|töten|erhängen|erschießen|aufhängen|das leben (?:zu )?nehmen|die pulsadern)|\\bbring(?:e)? mich (?:heute |jetzt |noch )?um\\b`,
    `\\b(?:ich|will|möchte|mochte|wollte) ${gap(3)}(?:sterben|tot sein)\\b|\\b(?:nicht|nimmer) (?:mehr )?(?:leben|aufwachen|da sein|existieren|weiterleben|am leben sein)\\b`,
    `\\bich (?:wäre|war) ${gap(2)}tot\\b|\\bwäre ich (?:doch |nur |bloß )*(?:tot|nie geboren)\\b|\\bselbstmord (?:begehen|machen)\\b|\\b(?:selbstmord|suizid)gedanken\\b|\\bsuizid begehen\\b`,
    `\\bleben (?:einfach )?nicht mehr aus|\\bum zu sterben\\b|\\btabletten gesammelt\\b|\\bkeine kraft (?:mehr )?(?:zu|zum) leben|\\bdenke (?:[a-z]+ ){0,3}?an (?:selbstmord|suizid|den tod)|\\bmeinem leben ein ende\\b|\\b(?:ritze|schneide|verletze) mich\\b|\\bmich (?:selbst |wieder |zu )*(?:ritzen|geritzt|verletzen)\\b|\\bohne mich ${gap(4)}besser|\\bbesser (?:dran )?ohne mich\\b`,
    `\\bkein(?:en)? (?:grund|sinn)(?: mehr)? (?:zu|zum|am|im) leben\\b|\\blebensmüde\\b|\\bleben hat keinen sinn mehr\\b`,
  ],
  ambiguous: [
    '\\bich (?:kann|will) (?:einfach )?nicht mehr(?:$|[.,!?])|selbstmord|suizid|\\bumgebracht\\b|\\bhoffnungslos',
  ],
  idioms: [
    `\\bsterben vor\\b|\\bzum sterben (?:schön|langweilig)\\b|\\btot (?:müde|umfallen)\\b|\\bsterbe vor (?:hunger|lachen|neugier)`,
  ],
};

const french: CrisisPhrases = {
  active: [
    `\\bme (?:tuer|suicider|pendre|foutre en l'air|jeter (?:sous|du|d'un))|\\b(?:veux|voudrais|aimerais|préfère|envie de) ${gap(2)}(?:mourir|en finir|crever|être mort|me tuer)`,
    `\\bmettre fin à (?:mes jours|ma vie)|\\bplus (?:envie|la force) de vivre\\b|\\bveux plus (?:vivre|être en vie|être là|exister|me réveiller)|\\b(?:mieux|plus heureux|heureuse?) sans moi\\b`,
    `\\bne plus exister\\b|\\bsonge (?:souvent )?au suicide|\\bme fais du mal\\b|\\bvie ne vaut (?:plus|pas) (?:la peine|le coup)|\\bpense (?:souvent )?au suicide|\\bje vais me suicid|\\b(?:pensées|idées|envies) suicidaires\\b|\\bme (?:scarifie[rs]?|taillade|faire du mal|couper les veines)|\\b(?:aucune|plus de) raison de vivre\\b|\\bfatiguée? de vivre\\b`,
  ],
  ambiguous: [
    "\\bn'en peux plus\\b|\\bje n'y arrive plus\\b",
    'suicid|\\bmourir\\b.{0,20}\\benvie\\b|\\bscarification',
  ],
  idioms: [
    `\\b(?:mourir|crever) (?:de|d') ?(?:rire|faim|honte|soif|chaud|froid|ennui|envie)|\\bme tuer (?:à|au) (?:la tâche|travail|vous|te)`,
  ],
};

const spanish: CrisisPhrases = {
  active: [
    `\\b(?:matarme|suicidarme|ahorcarme|quitarme la vida|cortarme las venas|autolesion[a-z]*|hacerme daño)\\b|\\b(?:quiero|quisiera|gustaría|desearía|deseo|prefiero|ganas de) ${gap(1)}(?:morir|morirme|estar muert[oa])\\b|\\bme quiero (?:morir|matar|suicidar|ahorcar)\\b`,
    `\\bno quiero (?:seguir )?(?:viviendo|vivir|despertar|existir)(?! (?:en|con|aquí|cerca|solo|sola)\\b)|\\b(?:sin|no tengo|perdí las) ganas de vivir\\b|\\bacabar con (?:mi vida|todo)\\b|\\bmejor sin mí(?!\\w)|\\bpensamientos suicidas\\b`,
    `\\b(?:pienso|pensado|pensando|pensé) (?:mucho )?en (?:el )?suicid|\\bojalá (?:estuviera|me) (?:muert|muri|muer)|\\bme voy a (?:matar|suicidar)\\b|\\bme corto (?:los|las|para)\\b|\\bcansad[oa] de vivir\\b|\\bdejar de (?:existir|vivir)\\b(?! (?:en|con)\\b)|\\bno (?:le )?(?:veo|encuentro) sentido a (?:la|mi) vida\\b|\\bno (?:tiene sentido|vale la pena) (?:seguir )?(?:viviendo|vivir)\\b`,
  ],
  ambiguous: ['\\bno puedo más|\\bya no aguanto|suicid|\\bquitarse la vida\\b'],
  idioms: [
    `\\bmor(?:ir|irme|irse) de (?:risa|hambre|ganas|sueño|vergüenza|calor|frío)|\\bmatarme (?:estudiando|trabajando|a trabajar|de risa)|\\bescuadrón suicida\\b`,
  ],
};

const portuguese: CrisisPhrases = {
  active: [
    `\\b(?:me matar|matar-me|me suicidar|suicidar-me|me enforcar|me cortar|me machucar)\\b|\\b(?:quero|queria|vontade de|prefiro|desejo) ${gap(1)}(?:morrer|estar mort[oa]|não existir|nunca ter nascido)\\b`,
    `\\bdesaparecer para sempre\\b|\\bsentido em (?:viver|continuar vivendo)\\b|\\b(?:penso|pensando|pensei) em suicid|\\btirar (?:a )?minha (?:própria )?vida\\b|\\bacabar com (?:a )?(?:minha vida|tudo)\\b|\\bnão (?:quero|aguento|consigo) mais (?:viver|existir|acordar)\\b|\\bsem vontade de viver\\b|\\bmelhor sem mim\\b|\\bcansad[oa] de viver\\b|\\bpensamentos suicidas\\b`,
  ],
  ambiguous: ['\\bnão aguento mais\\b|suicid|\\btirou a própria vida\\b'],
  idioms: [
    `\\bmorrer de (?:rir|fome|vergonha|medo|sono|calor|frio|saudade)|\\bme matar de (?:rir|trabalhar|estudar)|\\bme cortar (?:o cabelo|no papel)|\\besquadrão suicida\\b`,
  ],
};

const italian: CrisisPhrases = {
  active: [
    `\\b(?:uccidermi|ammazzarmi|suicidarmi|impiccarmi|togliermi la vita|farmi del male|tagliarmi le vene)\\b|\\bmi (?:uccido|ammazzo|suicido|impicco)\\b|\\b(?:voglio|vorrei|preferirei|desidero) ${gap(1)}(?:morire|essere mort[oa]|sparire per sempre|non essere mai nat[oa])\\b`,
    `\\bmi voglio (?:uccidere|ammazzare|suicidare)\\b|\\bpiù voglia di vivere\\b|\\b(?:penso|pensato|pensando) (?:spesso )?al suicid|\\bfarla finita\\b|\\bnon svegliarmi più|\\bnon voglio più (?:vivere|esistere|svegliarmi)|\\bstanc[oa] di vivere\\b|\\bmeglio senza di me\\b|\\bvoglia di (?:morire|farla finita)\\b|\\bpensieri suicidi\\b|\\bporre fine alla mia vita\\b`,
  ],
  ambiguous: ['\\bnon ce la faccio più|suicid|\\btolto la vita\\b'],
  idioms: [
    `\\bmorire (?:dal|dalle|di|da) (?:ridere|risate|fame|noia|vergogna|sonno|caldo|freddo)|\\b(?:ammazzarmi|mi ammazzo) (?:di|dalle) (?:lavoro|risate|fatica)`,
  ],
};

const dutch: CrisisPhrases = {
  active: [
    `\\b(?:wil|wou|wilde) ${gap(3)}(?:niet meer leven|dood\\b(?! te)|doodgaan|sterven|niet meer wakker worden)|\\bniet meer (?:leven|wakker worden|bestaan|verder leven)\\b|\\bdood (?:wil|wilde|zou willen) zijn\\b`,
    `\\bme(?:zelf)? (?:van kant|ophangen|doden|te doden|snijden|pijn doen|iets aandoen|beschadigen|verdrinken)|\\b(?:maak|snij|snijd) (?:mezelf|me weer|me van kant)|\\bwil er niet meer zijn\\b|\\bzelfmoord (?:plegen|gedachten)|\\bzelfmoordgedachten\\b|\\beinde? (?:aan|maken aan) mijn leven\\b`,
    `\\bdenk (?:vaak )?(?:aan|over) zelfmoord|\\buit het leven stappen\\b|\\bwas ik maar (?:dood|nooit geboren)\\b|\\bbeter (?:af )?zonder mij\\b|\\blevensmoe\\b|\\bleven niet meer zitten\\b|\\bgeen zin meer (?:in het leven|om te leven)\\b`,
  ],
  ambiguous: ['\\bik (?:wil|kan) (?:echt )?niet meer(?:$|[.,!?])|zelfmoord|zelfdoding|suicid'],
  idioms: [`\\bdood ?(?:moe|gaan van (?:het lachen|de honger|verveling))`],
};

const otherScripts: CrisisPhrases = {
  active: [
    // Chinese
    `想死|不想活|活不下去|活够了|活夠了|(?:想|要|打算|准备|準備|尝试|嘗試|考虑|考慮)(?:过|過)?自[杀殺]|[结結]束(?:我的|自己的)?生命|了结(?:自己|生命)|自[残殘]|割腕|想(?:要)?跳[楼樓]|活[着著](?:没有?|沒有?)(?:意思|意义|意義)|没有我会更好|[写寫](?:好)?[了]?[遗遺][书書]`,
    // Japanese
    `死にたい|死のう|自殺(?:したい|しよう|する|を考え)|消えてしまいたい|消えたい|生きていたくない|生きるのが(?:つらい|辛い|嫌)|生きる意味が(?:ない|無い)|リストカット|リスカ|首を吊|飛び降り(?:たい|よう)`,
    // Russian
    `(?:хочу|хочется|хотел[аи]?) (?:просто |только )?(?:умереть|сдохнуть)|поконч(?:ить|у) с собой|уб(?:ить|ью|иваю) себя|не хо(?:чу|чется) (?:больше )?жить|жить (?:больше )?не (?:хочу|хочется)|мысли о (?:суициде|самоубийстве)|наложить на себя руки|вскры(?:ть|ваю) вены|режу себя|лучше бы я умер|повешусь|без меня (?:всем )?(?:будет|было бы) лучше|нет смысла жить`,
    // Arabic, folded to bare letters
    `(?:أريد|اريد|أتمنى|اتمنى|بدي|نفسي|عايز|عايزة) (?:أن |ان )?(?:أموت|الموت)|(?:أقتل|سأقتل|قتل) نفسي|(?:أنتحر|سأنتحر|الانتحار أفكر|أفكر (?:في|ب) ?الانتحار)|لا (?:أريد|اريد) (?:(?:أن |ان )?أعيش|العيش|الحياة)|(?:أنهي|إنهاء|سأنهي) حياتي|(?:أؤذي|إيذاء|أجرح) نفسي`,
    // Hindi
    `मरना चाहत[ाी]|मर जाना चाहत[ाी]|जीना नहीं चाहत[ाी]|जीने का मन नहीं|आत्महत्या (?:करना|करने|कर लूं|कर लूँ|के विचार)|ख़?ुद को (?:मार|ख़?त्म)|अपनी जान (?:ले|दे)|खुदकुशी कर`,
  ],
  ambiguous: [
    '自[杀殺]|轻生|輕生|自[伤傷]|[遗遺][书書]|跳[楼樓]|自殺|自傷|遺書|楽になりたい|самоубийств|суицид|انتحار|आत्महत्या|खुदकुशी',
  ],
  idioms: ['想死你|想死我|自[杀殺](?:小队|小隊|式)|死にたいほど(?:恥|好)'],
};

export const crisisPhrases: readonly CrisisPhrases[] = [
  english,
  german,
  french,
  spanish,
  portuguese,
  italian,
  dutch,
  otherScripts,
];

/** Said just before a first-person phrase, these turn it into a denial: still worth a card, not the first thing. */
export const crisisDenial = `\\b(?:don't|do not|dont|didn't|did not|never|not|wouldn't|would not|won't|will not|no longer|nie|nicht|jamais|nunca|mai|nooit) (?:really |actually |ever |even |going to |want to |wanna |trying to |about to |planning to |have )*$`;

/** A quoted line near one of these is most likely told from a story. */
export const crisisFiction =
  '\\b(?:novels?|films?|movies?|books?|plays?|characters?|story|stories|poems?|songs?|lyrics|chapters?|scenes?|narrator|protagonist|hamlet|romeo|juliet|ophelia|werther|karenina|bovary|opera|episode|series)\\b';
