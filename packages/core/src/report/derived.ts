import type { AffectiveRange } from './derive/affective-range.ts';
import type { DiscReading } from './derive/disc-bars.ts';
import type { EnneagramRanking } from './derive/enneagram-ranking.ts';
import type { KeirseyReading } from './derive/keirsey.ts';
import type { MbtiType } from './derive/mbti-type.ts';
import type { RiasecReading } from './derive/riasec-code.ts';
import type { SixteenPfGlobal } from './derive/sixteen-pf-globals.ts';
import type { SocionicsCandidate } from './derive/socionics.ts';
import type { RankedValue } from './derive/value-ranking.ts';

/** What code concludes from the readings. A model is never asked for any of it. */
export type Derived = {
  mbtiType?: MbtiType;
  keirsey?: KeirseyReading;
  socionics?: SocionicsCandidate[];
  sixteenPfGlobals?: SixteenPfGlobal[];
  disc?: DiscReading;
  riasec?: RiasecReading;
  values?: RankedValue[];
  enneagram?: EnneagramRanking;
  affective?: AffectiveRange;
};
