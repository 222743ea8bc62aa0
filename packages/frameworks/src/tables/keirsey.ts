import type { MbtiCode } from './mbti-types.ts';

export type KeirseyTemperament = {
  key: 'artisan' | 'guardian' | 'idealist' | 'rational';
  label: string;
  /** The two letters that define it. */
  rule: string;
  axes: readonly [words: 'concrete' | 'abstract', tools: 'cooperative' | 'pragmatic'];
  /** The names are Keirsey's and must be shown with attribution or not at all. */
  variants: Partial<Record<MbtiCode, string>>;
};

export const keirseyTemperaments: readonly KeirseyTemperament[] = [
  {
    key: 'artisan',
    label: 'Artisan',
    rule: 'SP',
    axes: ['concrete', 'pragmatic'],
    variants: { ESTP: 'Promoter', ISTP: 'Crafter', ESFP: 'Performer', ISFP: 'Composer' },
  },
  {
    key: 'guardian',
    label: 'Guardian',
    rule: 'SJ',
    axes: ['concrete', 'cooperative'],
    variants: { ESTJ: 'Supervisor', ISTJ: 'Inspector', ESFJ: 'Provider', ISFJ: 'Protector' },
  },
  {
    key: 'idealist',
    label: 'Idealist',
    rule: 'NF',
    axes: ['abstract', 'cooperative'],
    variants: { ENFJ: 'Teacher', INFJ: 'Counselor', ENFP: 'Champion', INFP: 'Healer' },
  },
  {
    key: 'rational',
    label: 'Rational',
    rule: 'NT',
    axes: ['abstract', 'pragmatic'],
    variants: { ENTJ: 'Fieldmarshal', INTJ: 'Mastermind', ENTP: 'Inventor', INTP: 'Architect' },
  },
];
