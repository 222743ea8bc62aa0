/** Two dimensions of different lenses that research relates. */
export type CrosswalkPair = {
  /** `framework.dimension`, the key of a reading in cross-framework comparisons. */
  a: string;
  b: string;
  /** The sign of the relation that research expects. */
  sign: 1 | -1;
  /** `weak` relations may be mentioned but never count as a contradiction. */
  confidence: 'strong' | 'weak';
};

export const crosswalk: readonly CrosswalkPair[] = [
  { a: 'bigfive.extraversion', b: 'mbti.ei', sign: 1, confidence: 'strong' },
  { a: 'bigfive.openness', b: 'mbti.sn', sign: 1, confidence: 'strong' },
  { a: 'bigfive.agreeableness', b: 'mbti.tf', sign: -1, confidence: 'strong' },
  { a: 'bigfive.conscientiousness', b: 'mbti.jp', sign: 1, confidence: 'strong' },
  { a: 'bigfive.extraversion', b: 'hexaco.extraversion_x', sign: 1, confidence: 'strong' },
  { a: 'bigfive.openness', b: 'hexaco.openness_o', sign: 1, confidence: 'strong' },
  { a: 'bigfive.conscientiousness', b: 'hexaco.conscientiousness_c', sign: 1, confidence: 'strong' },
  { a: 'bigfive.agreeableness', b: 'hexaco.agreeableness_a', sign: 1, confidence: 'strong' },
  { a: 'bigfive.agreeableness', b: 'hexaco.honesty_humility', sign: 1, confidence: 'weak' },
  { a: 'bigfive.neuroticism', b: 'hexaco.emotionality', sign: 1, confidence: 'weak' },
  { a: 'bigfive.extraversion', b: 'sixteen_pf.globals.extraversion', sign: 1, confidence: 'strong' },
  { a: 'bigfive.neuroticism', b: 'sixteen_pf.globals.anxiety', sign: 1, confidence: 'strong' },
  { a: 'bigfive.openness', b: 'sixteen_pf.globals.tough_mindedness', sign: -1, confidence: 'strong' },
  { a: 'bigfive.conscientiousness', b: 'sixteen_pf.globals.self_control', sign: 1, confidence: 'strong' },
  { a: 'bigfive.agreeableness', b: 'sixteen_pf.globals.independence', sign: -1, confidence: 'strong' },
  { a: 'bigfive.neuroticism', b: 'hogan.adjustment', sign: -1, confidence: 'strong' },
  { a: 'bigfive.extraversion', b: 'hogan.sociability', sign: 1, confidence: 'strong' },
  { a: 'bigfive.extraversion', b: 'hogan.ambition', sign: 1, confidence: 'weak' },
  { a: 'bigfive.agreeableness', b: 'hogan.interpersonal_sensitivity', sign: 1, confidence: 'strong' },
  { a: 'bigfive.conscientiousness', b: 'hogan.prudence', sign: 1, confidence: 'strong' },
  { a: 'bigfive.openness', b: 'hogan.inquisitive', sign: 1, confidence: 'strong' },
  { a: 'bigfive.agreeableness', b: 'disc.d', sign: -1, confidence: 'strong' },
  { a: 'bigfive.extraversion', b: 'disc.i', sign: 1, confidence: 'strong' },
  { a: 'hexaco.honesty_humility', b: 'darktraits.machiavellianism', sign: -1, confidence: 'strong' },
  { a: 'hexaco.honesty_humility', b: 'darktraits.grandiose_narcissism', sign: -1, confidence: 'strong' },
  { a: 'bigfive.agreeableness', b: 'darktraits.primary_psychopathy', sign: -1, confidence: 'strong' },
  { a: 'bigfive.neuroticism', b: 'pid5.negative_affectivity', sign: 1, confidence: 'strong' },
  { a: 'bigfive.extraversion', b: 'pid5.detachment', sign: -1, confidence: 'strong' },
  { a: 'bigfive.agreeableness', b: 'pid5.antagonism', sign: -1, confidence: 'strong' },
  { a: 'bigfive.conscientiousness', b: 'pid5.disinhibition', sign: -1, confidence: 'strong' },
  { a: 'bigfive.openness', b: 'pid5.psychoticism', sign: 1, confidence: 'weak' },
];

/** Closer to the middle than this, a reading has no side and cannot contradict another. */
export const CROSSWALK_SIDE_ABOVE = 20;
