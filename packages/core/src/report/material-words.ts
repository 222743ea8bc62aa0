import type { InputKind } from '@app/frameworks/framework';

/** What the material is called where the report itself speaks. */
type MaterialWords = {
  name: string;
  noSupport: string;
  notMentioned: string;
  noSummaryEvidence: string;
  barLegend: string;
  tooLittle: string;
  /** What was looked up, and where. */
  checked: string;
  foundIn: string;
  ownMean: string;
  counted: string;
  undated: string;
};

export const materialWords: Record<InputKind, MaterialWords> = {
  text: {
    name: 'text',
    noSupport: 'no passage of the text supports a statement here',
    notMentioned: 'the text does not speak of it',
    noSummaryEvidence: 'No passage of the text could be checked for this summary.',
    barLegend:
      '● is the impression this text gives. The thick part of the line is what that says about the person: of people whose texts read like this, 80 in 100 would be found there.',
    tooLittle: 'too little text to say anything about the person',
    checked: 'Quotes',
    foundIn: 'in the text',
    ownMean: 'your own mean',
    counted: 'Counted In The Text',
    undated: 'Undated writing',
  },
  image: {
    name: 'picture',
    noSupport: 'nothing visible in the picture supports a statement here',
    notMentioned: 'the picture does not show it',
    noSummaryEvidence: 'No visible cue could be checked for this summary.',
    barLegend:
      '● is the impression this picture gives. The thick part of the line is what that says about the person: of people whose pictures come across like this, 80 in 100 would be found there.',
    tooLittle: 'one picture is too little to say anything about the person',
    checked: 'Cues',
    foundIn: 'in the description of the picture',
    ownMean: 'their own mean',
    counted: '',
    undated: 'A picture',
  },
  video: {
    name: 'clip',
    noSupport: 'nothing seen or said in the clip supports a statement here',
    notMentioned: 'the clip does not speak of it',
    noSummaryEvidence: 'No cue of the clip could be checked for this summary.',
    barLegend:
      '● is the impression this clip gives. The thick part of the line is what that says about the person: of people whose clips come across like this, 80 in 100 would be found there.',
    tooLittle: 'the clip is too little to say anything about the person',
    checked: 'Cues',
    foundIn: 'in what was seen and said',
    ownMean: 'their own mean',
    counted: 'Counted In The Speech',
    undated: 'An undated clip',
  },
};
