import type { JungFunction, MbtiCode } from '@app/frameworks/tables/mbti-types';
import { modelAPositions, type SocionicsType, socionicsTypes } from '@app/frameworks/tables/socionics';
import { MAX_FITTING_CODES, rankCodes } from './mbti-type.ts';
import type { Positions } from './positions.ts';

export type SocionicsCandidate = {
  type: SocionicsType;
  /** The MBTI code with the same two leading functions. */
  mbtiCode: MbtiCode;
  /** How far the MBTI bars would have to move to give that code. */
  distance: number;
};

export type ModelAPosition = { position: (typeof modelAPositions)[number]; element: JungFunction };

const MIN_TYPES = 2;
const MAX_TYPES = 4;
/** Types whose letters flip only slightly belong to the shortlist. */
const NEAR_UP_TO = 20;

/**
 * Two to four types, nearest first; empty when the bars leave more open. Types are matched by functions and not by
 * letters, because for introverts the socionics j/p follows the leading element.
 */
export function deriveSocionicsShortlist(positions: Positions): SocionicsCandidate[] {
  const ranked = rankCodes(positions);
  const fitting = ranked.filter(({ decidedDistance }) => decidedDistance === 0).length;
  if (fitting > MAX_FITTING_CODES) return [];
  const least = Math.max(MIN_TYPES, fitting);
  return ranked
    .filter(({ decidedDistance }, index) => index < least || (index < MAX_TYPES && decidedDistance <= NEAR_UP_TO))
    .flatMap(({ code, functions: [dominant, auxiliary], decidedDistance, undecidedDistance }) =>
      socionicsTypes
        .filter(({ leading, creative }) => leading === dominant && creative === auxiliary)
        .map((type) => ({ type, mbtiCode: code, distance: decidedDistance + undecidedDistance })),
    );
}

/** The information element in each of the eight positions of Model A. */
export function deriveModelA({ leading, creative }: SocionicsType): ModelAPosition[] {
  const role = withPartner(leading);
  const vulnerable = withPartner(creative);
  const elements: Record<ModelAPosition['position'], JungFunction> = {
    leading,
    creative,
    role,
    vulnerable,
    suggestive: turned(role),
    mobilizing: turned(vulnerable),
    ignoring: turned(leading),
    demonstrative: turned(creative),
  };
  return modelAPositions.map((position) => ({ position, element: elements[position] }));
}

const partners: Record<JungFunction, JungFunction> = {
  Ne: 'Se',
  Se: 'Ne',
  Ni: 'Si',
  Si: 'Ni',
  Te: 'Fe',
  Fe: 'Te',
  Ti: 'Fi',
  Fi: 'Ti',
};
const attitudes: Record<JungFunction, JungFunction> = {
  Ne: 'Ni',
  Ni: 'Ne',
  Se: 'Si',
  Si: 'Se',
  Te: 'Ti',
  Ti: 'Te',
  Fe: 'Fi',
  Fi: 'Fe',
};

const withPartner = (element: JungFunction): JungFunction => partners[element];
/** Swaps extraverted and introverted. */
const turned = (element: JungFunction): JungFunction => attitudes[element];
