/** The one shape of every report answer; "nothing" is an empty string, an empty list, false or -1. */
export type WrittenAnswer = {
  self_harm_mentioned: boolean;
  noticed: WrittenEvidence[];
  headline: string;
  portrait: string;
  findings: { title: string; quote: string; text: string }[];
  items: { key: string; rating: number; quote: string }[];
  readings: WrittenReading[];
  questions: string[];
  synthesis: { text: string; keys: string[] }[];
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
