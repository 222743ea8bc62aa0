export type SixteenPfGlobalKey = 'extraversion' | 'anxiety' | 'tough_mindedness' | 'independence' | 'self_control';

export type SixteenPfGlobalRule = {
  key: SixteenPfGlobalKey;
  label: string;
  /** Primary factors, each with its sign. */
  primaries: Readonly<Record<string, 1 | -1>>;
};

/** Reasoning (b) is an ability scale and belongs to no global factor. */
export const sixteenPfGlobalRules: readonly SixteenPfGlobalRule[] = [
  { key: 'extraversion', label: 'Extraversion', primaries: { a: 1, f: 1, h: 1, n: -1, q2: -1 } },
  { key: 'anxiety', label: 'Anxiety', primaries: { c: -1, l: 1, o: 1, q4: 1 } },
  { key: 'tough_mindedness', label: 'Tough-Mindedness', primaries: { a: -1, i: -1, m: -1, q1: -1 } },
  { key: 'independence', label: 'Independence', primaries: { e: 1, h: 1, l: 1, q1: 1 } },
  { key: 'self_control', label: 'Self-Control', primaries: { f: -1, g: 1, m: -1, q3: 1 } },
];
