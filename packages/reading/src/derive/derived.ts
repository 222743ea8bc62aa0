import type { SymptomTotalRange } from './symptom-total-range.ts';
import type { DiscReading } from './disc-bars.ts';
import type { EnneagramRanking } from './enneagram-ranking.ts';
import type { KeirseyReading } from './keirsey.ts';
import type { MbtiType } from './mbti-type.ts';
import type { RiasecReading } from './riasec-code.ts';
import type { SixteenPfGlobal } from './sixteen-pf-globals.ts';
import type { SocionicsCandidate } from './socionics.ts';
import type { RankedValue } from './value-ranking.ts';

/** Results that code computes from the readings. No model is asked for them. */
export type Derived = {
  mbtiType?: MbtiType;
  keirsey?: KeirseyReading;
  socionics?: SocionicsCandidate[];
  sixteenPfGlobals?: SixteenPfGlobal[];
  disc?: DiscReading;
  riasec?: RiasecReading;
  values?: RankedValue[];
  enneagram?: EnneagramRanking;
  affective?: SymptomTotalRange;
};
