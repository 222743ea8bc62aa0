/** `{word}` and `{part}` are filled from the cue; a phrase with `{part}` is left out where there is none. */
export type CuePhrases = {
  /** Whole sentences about one passage. */
  shows: string[];
  /** Continue "the passage ...". */
  manner: string[];
  /** Continues "both passages ...". */
  both: string;
  /** Continue "you ..." and "you seem to ...": what the cue may say of the writer. */
  hint: string[];
};

export const cuePhrases = {
  'two-reasons': {
    shows: [
      'Two reasons stand side by side, “{word}” and “{part}”.',
      'You offer “{word}” and then “{part}”, and either would explain it.',
    ],
    manner: [
      'sets two reasons side by side, “{word}” and “{part}”',
      'offers “{part}” as a second reason next to “{word}”',
    ],
    both: 'give more than one reason',
    hint: ['allow a thing to have more than one cause', 'look twice at your own reasons'],
  },
  reason: {
    shows: [
      'You give the reason, “{part}”, in the same breath.',
      '“{word}” ties this to a cause: “{part}”.',
      'You do not leave this unexplained; “{word}” sees to that.',
    ],
    manner: ['gives “{part}” as its reason', 'explains itself with “{word}”'],
    both: 'give a reason',
    hint: ['want the why next to the what', 'look for the cause behind a thing'],
  },
  preference: {
    shows: [
      'A choice is made in plain sight: “{word}”.',
      'You say which of two things you would rather have, and which you would give up for it.',
    ],
    manner: ['chooses openly (“{word}”)', 'puts two things on the scale and says which one wins'],
    both: 'choose one thing over another',
    hint: ['know what you would give up for what', 'settle a choice where others would want it both ways'],
  },
  contrast: {
    shows: [
      'The sentence turns at “{word}”, towards “{part}”.',
      'You let one thing stand and then set “{part}” beside it.',
      'There is a second side to this, and “{word}” lets it in.',
    ],
    manner: ['turns at “{word}” towards “{part}”', 'changes direction at “{word}”'],
    both: 'change direction halfway',
    hint: ['keep two sides in view before you settle on one', 'give the other side its turn'],
  },
  concession: {
    shows: [
      'You grant something here, “{part}”, and hold on to the rest.',
      'With “{word}” an objection is met before anybody raises it.',
    ],
    manner: ['grants “{part}”', 'meets an objection with “{word}”'],
    both: 'grant something to the other side',
    hint: ['concede a point without giving up your own', 'see the objection coming'],
  },
  turn: {
    shows: [
      'You open with “{word}” and so step back from what came just before.',
      'That first word, “{word}”, makes an exception of what follows.',
    ],
    manner: ['opens with “{word}”, a step back from what came before', 'makes an exception, announced by “{word}”'],
    both: 'begin by stepping back',
    hint: ['give the exception its due', 'correct a picture once you have drawn it'],
  },
  despite: {
    shows: [
      '“{word}” lets the act stand against what was said just before.',
      'You go on in spite of it all, and “{word}” is the word for that.',
    ],
    manner: ['goes on in spite of what it has just said (“{word}”)', 'has “{word}” to answer its own objection'],
    both: 'go on in spite of an objection',
    hint: ['go on even with a reason to stop in plain view', 'do a thing for its own sake when you have to'],
  },
  report: {
    shows: [
      'Another voice is let in: “{word}”.',
      'With “{word}” you hand the sentence over for a moment.',
      'You pass on what others hold, from “{word}” onwards.',
    ],
    manner: ['lets another voice in (“{word}”)', 'hands over for a moment with “{word}”'],
    both: 'pass on what others say or think',
    hint: ['let others speak in your account', 'listen to a verdict before you answer it'],
  },
  person: {
    shows: [
      'The sentence makes room for “{word}”.',
      '“{word}” comes into it, so somebody besides you is in sight.',
      'You name who is involved: “{word}”.',
    ],
    manner: ['makes room for “{word}”', 'has “{word}” in it'],
    both: 'have somebody else in them',
    hint: ['tell things with other people in the picture', 'think of a matter together with the people in it'],
  },
  condition: {
    shows: [
      'You name the circumstances first, “{word}”, and the rest follows from there.',
      'Everything else in the sentence hangs on its opening, “{word}”.',
    ],
    manner: ['starts from “{word}” and lets the rest follow', 'names its circumstances first (“{word}”)'],
    both: 'begin with the circumstances',
    hint: ['give the circumstances before the act', 'tell a thing from the moment it began'],
  },
  list: {
    shows: [
      'Single things do the telling here: “{word}”, then “{part}”.',
      'You put “{word}” and “{part}” in a row and let them speak.',
    ],
    manner: ['lets single things do the telling (“{word}”, “{part}”)', 'puts “{word}” and “{part}” in a row'],
    both: 'put things in a row',
    hint: ['put your trust in particulars', 'collect before you conclude'],
  },
  absolute: {
    shows: [
      '“{word}” leaves no room for an exception.',
      'There are no half-measures in “{part}”.',
      'You say “{word}” where a milder word would have done.',
    ],
    manner: ['leaves no exception (“{word}”)', 'goes the whole way with “{part}”'],
    both: 'leave no exception',
    hint: ['speak in whole measures once you are sure', 'draw a line where others would leave a gap'],
  },
  superlative: {
    shows: ['“{word}” sets it apart from all the others.', 'You rank things here, and “{word}” is the place given.'],
    manner: ['sets something apart as “{word}”', 'singles out “{word}”'],
    both: 'set something apart from the rest',
    hint: ['say plainly what stands out for you', 'keep a private ranking of your days and dealings'],
  },
  stance: {
    shows: [
      '“{word}” marks this as a thought of yours and not a ruling.',
      'You sign the thought before you state it: “{word}”.',
    ],
    manner: ['is signed as a thought of your own (“{word}”)', 'comes with its owner, “{word}”'],
    both: 'are signed as your own thoughts',
    hint: ['mark an opinion as yours', 'think aloud and let the reader listen'],
  },
  feeling: {
    shows: [
      'You do not hint at the feeling; the word is “{word}”.',
      'The feeling has its own name here: “{word}”.',
      'A reader need not guess, since you write “{word}”.',
    ],
    manner: ['calls a feeling by its name, “{word}”', 'puts “{word}” on the page'],
    both: 'name a feeling',
    hint: ['say outright what you feel', 'say the feeling and move on'],
  },
  request: {
    shows: [
      'Something is asked for, in the words “{part}”.',
      'You say what should happen next: “{part}”.',
      'With “{word}” you expect an answer or an act.',
    ],
    manner: ['asks for something (“{part}”)', 'wants an answer or an act, from “{word}” on'],
    both: 'ask for something',
    hint: ['say what you would like from the other person', 'leave little doubt about what should happen next'],
  },
  courtesy: {
    shows: ['“{word}” takes care of the other person as well as of the matter.', 'You find room for “{word}”.'],
    manner: ['finds room for “{word}”', 'minds its manners with “{word}”'],
    both: 'mind their manners',
    hint: ['look after the tone as well as the matter', 'stay civil in a practical sentence'],
  },
  hedge: {
    shows: [
      '“{word}” keeps the claim small.',
      'You stop short of certainty with “{word}”.',
      'You hold back a little, and “{word}” is how.',
    ],
    manner: ['stops short of certainty with “{word}”', 'keeps its claim small (“{word}”)'],
    both: 'stop short of certainty',
    hint: ['leave a door open behind what you say', 'claim no more than you are sure of'],
  },
  degree: {
    shows: ['“{word}” sets the measure, neither always nor never.', 'You say how regularly: “{word}”.'],
    manner: ['keeps a middle measure with “{word}”', 'says how regularly (“{word}”)'],
    both: 'keep a middle measure',
    hint: ['say how often a thing is so, and not merely that it is', 'avoid the sweeping word when a smaller one fits'],
  },
  duty: {
    shows: ['“{word}” brings in something owed or needed.', 'A demand can be heard in “{word}”.'],
    manner: ['brings in something owed or needed (“{word}”)', 'answers to a demand, “{word}”'],
    both: 'speak of something owed or needed',
    hint: ['hear a demand and put it into words', 'take obligations seriously enough to name them'],
  },
  time: {
    shows: [
      'You say when: “{word}”.',
      'The words “{word}” give this its place in time.',
      'It belongs to a certain time, “{word}”.',
    ],
    manner: ['has its place in time, “{word}”', 'says when (“{word}”)'],
    both: 'say when',
    hint: ['remember when a thing was so', 'tie what you say to its hour'],
  },
  image: {
    shows: ['You reach for a comparison: “{part}”.', 'One thing is seen through another in “{part}”.'],
    manner: ['reaches for a comparison (“{part}”)', 'sees one thing through another, from “{word}” on'],
    both: 'reach for a comparison',
    hint: ['explain one thing through another', 'look for the likeness in things'],
  },
  number: {
    shows: ['You are exact about it: “{word}”.', '“{word}” is a number where “some” would have done.'],
    manner: ['is exact about its number, “{word}”', 'counts (“{word}”)'],
    both: 'give a number',
    hint: ['count where a vaguer word would do', 'like a figure you can check'],
  },
  denial: {
    shows: [
      'Something is ruled out here, in the words “{part}”.',
      'You draw the thing by what it is not: “{part}”.',
      'The “{word}” in it does the work.',
    ],
    manner: ['rules something out (“{part}”)', 'works through its “{word}”'],
    both: 'rule something out',
    hint: ['make a thing clear by saying what it is not', 'notice what is missing as readily as what is there'],
  },
  together: {
    shows: ['“{word}” counts somebody else in.', 'You are in company here: the word is “{word}”.'],
    manner: ['counts somebody else in (“{word}”)', 'speaks as “{word}”'],
    both: 'count somebody else in',
    hint: ['see yourself as one of several', 'think of some things as shared'],
  },
  address: {
    shows: ['The word “{word}” gives the sentence a listener.', 'It is turned towards somebody: “{word}”.'],
    manner: ['turns to a listener with “{word}”', 'is said to somebody (“{word}”)'],
    both: 'turn to a listener',
    hint: ['write with a listener in mind', 'say a thing to someone and not merely about someone'],
  },
  self: {
    shows: ['You are in this one yourself, as “{word}”.', 'You put yourself on the page here: “{word}”.'],
    manner: ['is said in your own person', 'has you in it as “{word}”'],
    both: 'have you in them as “I”',
    hint: ['speak for yourself and not for people in general', 'stand behind what you say with an “I”'],
  },
  question: {
    shows: [
      'You ask, and the sentence leaves the answer open.',
      'The question mark stands after “{part}”, and nothing is settled yet.',
    ],
    manner: ['is put as a question', 'asks, and stops at “{part}”'],
    both: 'are questions',
    hint: ['ask before you conclude', 'let a question stand unanswered for a while'],
  },
  exclamation: {
    shows: ['The exclamation mark comes after “{part}”.', 'Your voice rises towards “{part}”.'],
    manner: ['ends in an exclamation mark', 'raises its voice at “{part}”'],
    both: 'end in an exclamation mark',
    hint: ['put force behind a sentence when it matters to you', 'let a reader hear the volume'],
  },
  capitals: {
    shows: [
      '“{word}” is written in capitals, as if said louder.',
      'You print “{word}” large, and nobody can read past it.',
    ],
    manner: ['has “{word}” in capitals', 'prints “{word}” large'],
    both: 'use capitals',
    hint: ['make sure that the important word is not missed', 'underline with whatever the keyboard offers'],
  },
  colon: {
    shows: [
      'After the colon comes what the sentence was leading up to: “{part}”.',
      'The sentence pauses at its colon and then says “{part}”.',
    ],
    manner: ['saves “{part}” for after its colon', 'pauses before “{part}”'],
    both: 'pause at a colon',
    hint: ['announce a thing before you show it', 'like to set a thing up before it arrives'],
  },
  repetition: {
    shows: [
      '“{word}” returns before the passage is over.',
      'You repeat “{word}” and do not look for another word.',
      'Said more than once, “{word}” gains weight.',
    ],
    manner: ['says “{word}” more than once', 'comes back to “{word}”'],
    both: 'repeat a word',
    hint: ['stay with a word until it has done its work', 'return to what is not finished yet'],
  },
  detail: {
    shows: [
      'The word to notice is “{word}”.',
      '“{word}” and “{part}” stand close together here.',
      'A vaguer word would have been easier to find than “{word}”.',
      'Much of this rests on one word, “{word}”.',
      'Take “{word}” away and this could be almost anybody’s sentence.',
    ],
    manner: ['rests on the word “{word}”', 'brings “{word}” and “{part}” together', 'stays with “{word}”'],
    both: 'rest on a particular word',
    hint: ['choose the particular word over the general one', 'hold on to the small fact'],
  },
  /** Stands for `detail` where the language is not known. */
  word: {
    shows: [
      'One of its words is “{word}”.',
      '“{word}” and “{part}” both stand in it.',
      'Here you write “{word}”, whatever weight that has for you.',
    ],
    manner: ['has the word “{word}” in it', 'holds “{word}” as well as “{part}”'],
    both: 'have words of their own',
    hint: [],
  },
  opening: {
    shows: ['The way in is “{word}”.', 'It starts with “{word}”, and the rest has to follow.'],
    manner: ['goes in by way of “{word}”', 'starts with “{word}”'],
    both: 'start straight away',
    hint: [],
  },
  ending: {
    shows: ['It comes to rest on “{word}”.', 'The last words, “{word}”, are the ones that stay.'],
    manner: ['comes to rest on “{word}”', 'ends with “{word}”'],
    both: 'end on their own terms',
    hint: [],
  },
  length: {
    shows: ['You take {word} for this.', 'The thought fits into {word}.'],
    manner: ['takes {word}', 'is done in {word}'],
    both: 'can be counted',
    hint: [],
  },
} satisfies Record<string, CuePhrases>;

export type CueKind = keyof typeof cuePhrases;
