const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/** Kinds of words that can be counted without judging what the text means. */
export const wordLists = {
  self: list("i i'm i've i'd i'll me my mine myself"),
  together: list("we we're we've we'll us our ours ourselves"),
  address: list("you you're you've you'll your yours yourself"),
  hedge: list('maybe perhaps probably possibly somehow somewhat apparently seem seems seemed guess suppose might'),
  absolute: list('always never everyone everything nothing nobody completely totally entirely constantly forever'),
  contrast: list('but although though however instead despite'),
  reason: list('because therefore thus hence'),
  denial: list(
    "not no don't doesn't didn't won't can't cannot couldn't wouldn't shouldn't isn't aren't wasn't weren't nor neither",
  ),
  duty: list('must should ought supposed need needs needed required obliged'),
  time: list(
    'today yesterday tomorrow tonight morning evening night week weeks month months year years monday tuesday wednesday thursday friday saturday sunday ago soon later before after already again',
  ),
  people: list(
    'mother father mom mum dad sister sisters brother brothers friend friends family wife husband partner girlfriend boyfriend son daughter child children kids aunt uncle cousin grandmother grandfather grandma grandpa colleague colleagues boss team manager client customer neighbour neighbours neighbor neighbors parents people',
  ),
  feeling: list(
    'love loved hate hated afraid fear feared happy sad angry anxious worried worry calm proud ashamed lonely tired excited glad grateful nervous upset hurt joy relief guilty jealous hope hoped',
  ),
} as const;

export type WordKind = keyof typeof wordLists;
export const wordKinds = Object.keys(wordLists) as WordKind[];

/** Words that hardly any English text of some length goes without. */
export const englishMarkers = list(
  "the and of to is was it that my for with you your have has had this are i i'm but they not be been we what who never an would she he",
);

/** The same for other languages in Latin script; some of them share "was", "is" or "of" with English. */
export const otherMarkers = list(
  `der die das und nicht ist ich ein eine zu mit auf für wir sie mich dass den dem von im le la les et est je que qui pas une des du dans pour
  el los las y en un una se por con mi es muy lo il che di non è per sono mia het een van ik niet dat de op voor maar zijn wij os um uma
  não eu com para och att jag inte det som på är og ikke jeg nie jest się że na w z ve bir bu için`,
);

/** Words too common to say anything about a text. */
export const commonWords = list(
  `nobody everybody anybody anyway wonder simply whether moment ended someone's live lives lived wrong miss plus else's able also able turn turned ask asked asks asking call called feel feels felt work works worked start started spent whatever wherever about above across actually after again against all almost alone along already also although always among and another any anyone
  anything around away back be became because become been before began behind being below between both but came can cannot come could
  did does doing done down during each either else enough even ever every everyone everything few first for from gave get gets getting give
  given goes going gone good got had has have having her here hers herself him himself his how however into itself its just keep kept kind
  knew know known last later least less let like little long look looked looking lot made make makes making many may maybe mean means might
  more most much must myself near need never next nothing now off often once one only other others our ours ourselves out over own part people
  perhaps place probably put quite rather really said same saw say says second see seem seemed seems seen several shall she should since some someone
  something sometimes soon still such take taken tell than that thats that's the their theirs them themselves then there therefore these they thing
  things think this those though thought three through time times together told too took toward two under until upon use used usually very
  want wanted wants was way ways week well went were what when where whether which while who whole whom whose why will with within without
  would year years yes yet you your yours yourself don't doesn't didn't can't won't isn't i'm i've i'd i'll it's we're they're you're
  is are was it in on at to of a an as by if or so up us we my me he do am not no`,
);
