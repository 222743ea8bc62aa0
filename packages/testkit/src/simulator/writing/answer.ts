/** The one shape of every report answer; "nothing" is an empty string, an empty list, false or -1. */
export type Answer = {
  self_harm_mentioned: boolean;
  noticed: Evidence[];
  headline: string;
  portrait: string;
  findings: { title: string; quote: string; text: string }[];
  items: { key: string; rating: number; quote: string }[];
  readings: Reading[];
  questions: string[];
  synthesis: { text: string; keys: string[] }[];
};

export type Evidence = { quote: string; shows: string };

export type Reading = {
  key: string;
  evidence: Evidence[];
  counter: Evidence[];
  considered: Evidence[];
  readable: boolean;
  why_not: string;
  position: number;
  level: string;
  gist: string;
  interpretation: string;
};
