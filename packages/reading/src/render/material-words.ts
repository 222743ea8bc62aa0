import type { InputKind } from '@app/frameworks/framework';

/** What the material is called where the report itself speaks. */
type MaterialWords = {
  name: string;
  noSupport: string;
  /** Every passage for it already carries two readings. */
  sharedSupport: string;
  notMentioned: string;
  noSummaryEvidence: string;
  /** Of whom the one sentence about people speaks. */
  similar: string;
  barLegend: string;
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
    sharedSupport: 'the passages for it already carry two other readings',
    notMentioned: 'the text does not speak of it',
    noSummaryEvidence: 'No passage of the text could be checked for this summary.',
    similar: 'people whose text reads like this',
    barLegend: '● is the impression this text gives, not a measurement of the person.',
    checked: 'Quotes',
    foundIn: 'in the text',
    ownMean: 'your own mean',
    counted: 'Counted In The Text',
    undated: 'Undated writing',
  },
  image: {
    name: 'picture',
    noSupport: 'nothing visible in the picture supports a statement here',
    sharedSupport: 'the cues for it already carry two other readings',
    notMentioned: 'the picture does not show it',
    noSummaryEvidence: 'No visible cue could be checked for this summary.',
    similar: 'people whose picture comes across like this',
    barLegend: '● is the impression this picture gives, not a measurement of the person.',
    checked: 'Cues',
    foundIn: 'in the description of the picture',
    ownMean: 'their own mean',
    counted: '',
    undated: 'A picture',
  },
  video: {
    name: 'clip',
    noSupport: 'nothing seen or said in the clip supports a statement here',
    sharedSupport: 'the cues for it already carry two other readings',
    notMentioned: 'the clip does not speak of it',
    noSummaryEvidence: 'No cue of the clip could be checked for this summary.',
    similar: 'people whose clip comes across like this',
    barLegend: '● is the impression this clip gives, not a measurement of the person.',
    checked: 'Cues',
    foundIn: 'in what was seen and said',
    ownMean: 'their own mean',
    counted: 'Counted In The Speech',
    undated: 'An undated clip',
  },
};
