import type { JungFunction } from './mbti-types.ts';

export type SocionicsType = {
  key: string;
  leading: JungFunction;
  creative: JungFunction;
  quadra: 'alpha' | 'beta' | 'gamma' | 'delta';
  /** Socionics letters. For introverts the last letter follows the leading element and differs from MBTI. */
  notation: string;
};

export const modelAPositions = [
  'leading',
  'creative',
  'role',
  'vulnerable',
  'suggestive',
  'mobilizing',
  'ignoring',
  'demonstrative',
] as const;

export const socionicsTypes: readonly SocionicsType[] = [
  { key: 'ILE', leading: 'Ne', creative: 'Ti', quadra: 'alpha', notation: 'ENTp' },
  { key: 'SEI', leading: 'Si', creative: 'Fe', quadra: 'alpha', notation: 'ISFp' },
  { key: 'ESE', leading: 'Fe', creative: 'Si', quadra: 'alpha', notation: 'ESFj' },
  { key: 'LII', leading: 'Ti', creative: 'Ne', quadra: 'alpha', notation: 'INTj' },
  { key: 'EIE', leading: 'Fe', creative: 'Ni', quadra: 'beta', notation: 'ENFj' },
  { key: 'LSI', leading: 'Ti', creative: 'Se', quadra: 'beta', notation: 'ISTj' },
  { key: 'SLE', leading: 'Se', creative: 'Ti', quadra: 'beta', notation: 'ESTp' },
  { key: 'IEI', leading: 'Ni', creative: 'Fe', quadra: 'beta', notation: 'INFp' },
  { key: 'SEE', leading: 'Se', creative: 'Fi', quadra: 'gamma', notation: 'ESFp' },
  { key: 'ILI', leading: 'Ni', creative: 'Te', quadra: 'gamma', notation: 'INTp' },
  { key: 'LIE', leading: 'Te', creative: 'Ni', quadra: 'gamma', notation: 'ENTj' },
  { key: 'ESI', leading: 'Fi', creative: 'Se', quadra: 'gamma', notation: 'ISFj' },
  { key: 'LSE', leading: 'Te', creative: 'Si', quadra: 'delta', notation: 'ESTj' },
  { key: 'EII', leading: 'Fi', creative: 'Ne', quadra: 'delta', notation: 'INFj' },
  { key: 'IEE', leading: 'Ne', creative: 'Fi', quadra: 'delta', notation: 'ENFp' },
  { key: 'SLI', leading: 'Si', creative: 'Te', quadra: 'delta', notation: 'ISTp' },
];
