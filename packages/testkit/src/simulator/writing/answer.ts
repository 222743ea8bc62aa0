/** The one shape of every answer with rows; "nothing" is an empty string, an empty list, false or -1. */
export type WrittenAnswer = {
  self_harm_mentioned: boolean;
  items: { key: string; rating: number; quote: string }[];
  readings: WrittenReading[];
};

export type WrittenEvidence = { quote: string; shows: string };

export type WrittenReading = {
  key: string;
  evidence: WrittenEvidence[];
  counter: WrittenEvidence[];
  considered: WrittenEvidence[];
  readable: boolean;
  why_not: string;
  position: number;
  level: string;
  gist: string;
  interpretation: string;
};

/** What the last reader of the letters answers. */
export type WrittenLastReading = {
  letter: number;
  distress: WrittenDistress;
  against: string;
  /** The types and levels that the letter states. */
  verdict: string[];
  levels: { key: string; level: string }[];
  changes: { sentence: string; why: string; now: string }[];
};

export type WrittenDistress = 'none' | 'low' | 'weeks' | 'danger';
