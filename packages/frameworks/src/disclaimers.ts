import type { DisclaimerKey } from './framework.ts';

/** Shown on screen and printed in every export. */
export const disclaimers: Record<DisclaimerKey, string> = {
  GEN: "AI-written reading of one sample. It describes how this material comes across, not who someone is. Even good text-based readings agree only modestly with a person's own questionnaire scores (about r 0.3). Not for hiring, credit, insurance, education, legal or medical decisions.",
  TYPE: 'Type labels cut continuous traits in two. Near the middle the letter can flip on another day; read the bars, not the code. Not the official instrument and not affiliated with its publisher.',
  CLIN: "Not a diagnosis, screening or medical opinion, and not the named instrument. It lists themes the material itself mentions, in the order a clinician's framework would. Only a licensed professional who talks with you can assess mental health.",
  AFF: 'Not a PHQ-9, GAD-7, BDI, BAI or Hamilton score. Ranges show what the wording would allow, and unmentioned symptoms are left open. If you are struggling, please talk to a doctor or a crisis line; if you are in danger call your local emergency number now.',
  IQ: 'No IQ is estimated. Intelligence tests are supervised, timed and normed; writing or pictures cannot stand in for them. This describes reasoning that is visible in the text only.',
  DARK: 'Everyday-range tendencies in how this material is written. Irony, fiction, anger and work roles imitate them. Never use to label another person.',
  EVO: "The product's own ten-pole lens inspired by evolutionary psychology; exploratory, not a validated test. Several source theories are debated.",
  MEDIA:
    'First impressions from pictures and clips mostly reflect clothing, setting and lighting. Research finds face-based personality impressions inaccurate. We describe choices and behaviour, not faces.',
};
